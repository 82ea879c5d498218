import { setImmediate } from 'node:timers/promises';

/** Time after which the event loop gets its turn, in milliseconds. */
const longestBlock = 8;

/**
 * Returns a function that long synchronous work awaits between its parts. It yields to the event
 * loop when the time is used up, so that requests are answered in the meantime.
 */
export function createYield(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longestBlock) return;
    await setImmediate();
    last = performance.now();
  };
}
