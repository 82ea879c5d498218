import { getHeapStatistics } from 'node:v8';

const megabyte = 2 ** 20;

/** Returns the size of the objects on the heap of this thread, in megabytes. */
export function heapUsed(): number {
  return getHeapStatistics().used_heap_size / megabyte;
}

/** Returns how much it has added to the heap, in megabytes. Nothing holds on to it. */
export function leaveGarbage(): number {
  const before = heapUsed();
  const garbage = Array.from({ length: 100 }, () => Array.from({ length: megabyte / 8 }, () => Math.random()));
  return garbage.length === 100 ? heapUsed() - before : 0;
}
