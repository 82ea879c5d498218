import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdle } from '../../../src/dev/create-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();

/** Returns whether a promise has resolved after some time has passed. */
async function isResolvedAfter(ms: number, promise: Promise<void>): Promise<boolean> {
  let isResolved = false;
  void promise.then(() => (isResolved = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isResolved;
}

test('it resolves when nothing was noted for the given time', async () => {
  const idle = createIdle();
  await vi.advanceTimersByTimeAsync(40);
  const quiet = idle.after(100, signal);
  expect(await isResolvedAfter(59, quiet)).toBe(false);
  expect(await isResolvedAfter(1, quiet)).toBe(true);
});

test('a note makes the time start again', async () => {
  const idle = createIdle();
  const quiet = idle.after(100, signal);
  await vi.advanceTimersByTimeAsync(90);
  idle.note();
  expect(await isResolvedAfter(99, quiet)).toBe(false);
  expect(await isResolvedAfter(1, quiet)).toBe(true);
});

test('a time that is over asks for no timer of less than nothing, of which Node warns', async () => {
  const start = globalThis.setTimeout;
  const times: unknown[] = [];
  vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
    times.push(ms);
    return start(done, ms);
  });
  const idle = createIdle();
  await vi.advanceTimersByTimeAsync(200);
  const isResolved = await isResolvedAfter(0, idle.after(100, signal));
  vi.unstubAllGlobals();
  expect({ isResolved, times }).toStrictEqual({ isResolved: true, times: [0] });
});

test('after the signal is aborted it rejects, and no timer keeps the process running', async () => {
  const idle = createIdle();
  const controller = new AbortController();
  const waiting = idle.after(100, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow(/aborted/);
  expect(vi.getTimerCount()).toBe(0);
  await expect(idle.after(1, controller.signal)).rejects.toThrow(/aborted/);
});
