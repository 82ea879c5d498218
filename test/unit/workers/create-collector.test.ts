import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { createCollector } from '../../../src/workers/create-collector.ts';

const megabyte = 2 ** 20;
const used = () => getHeapStatistics().used_heap_size / megabyte;

/**
 * Returns how much it has added to the heap, in megabytes. In a function of its own, so that
 * nothing holds on to it.
 */
function leaveGarbage(): number {
  const before = used();
  const garbage = Array.from({ length: 100 }, () => Array.from({ length: megabyte / 8 }, () => Math.random()));
  return garbage.length === 100 ? used() - before : 0;
}

test('garbage is collected when there is much of it', () => {
  const collect = createCollector();
  const start = used();
  expect(leaveGarbage()).toBeGreaterThan(90);
  collect();
  expect(used() - start).toBeLessThan(40);
});
