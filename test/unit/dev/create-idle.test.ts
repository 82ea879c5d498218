import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdle } from '../../../src/dev/create-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns whether a promise has settled, after some time has passed for it. */
async function isSettledAfter(ms: number, promise: Promise<void>): Promise<boolean> {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isSettled;
}

test('it settles once nobody has waited for as long', async () => {
  const idle = createIdle();
  await vi.advanceTimersByTimeAsync(40);
  const quiet = idle.after(100);
  expect(await isSettledAfter(59, quiet)).toBe(false);
  expect(await isSettledAfter(1, quiet)).toBe(true);
});

test('who waits meanwhile makes it begin again', async () => {
  const idle = createIdle();
  const quiet = idle.after(100);
  await vi.advanceTimersByTimeAsync(90);
  idle.note();
  expect(await isSettledAfter(99, quiet)).toBe(false);
  expect(await isSettledAfter(1, quiet)).toBe(true);
});

test('a delay settles whoever waits', async () => {
  const idle = createIdle();
  const delay = idle.delay(100);
  await vi.advanceTimersByTimeAsync(90);
  idle.note();
  expect(await isSettledAfter(10, delay)).toBe(true);
});

test('after it has been stopped nothing settles, and no timer keeps the process', async () => {
  const idle = createIdle();
  const begun = idle.after(100);
  idle.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(await isSettledAfter(1000, begun)).toBe(false);
  expect(await isSettledAfter(1000, idle.after(1))).toBe(false);
});
