import { setImmediate } from 'node:timers/promises';

/** How long a page may be kept waiting, in milliseconds. */
const longest = 8;

/** Returns what a long piece of work calls between its parts: it settles at once, or lets others go first if it is their turn. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longest) return;
    await setImmediate();
    last = performance.now();
  };
}
