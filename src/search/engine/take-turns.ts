/** Longest time that a search keeps the page from answering the reader, in milliseconds. */
const longestTurn = 8;

/** Lets the page do other things if the search has worked for long. Throws if it was given up. */
export type TakeTurn = () => Promise<void>;

/** Returns the turns of a search, which its signal ends. */
export function createTurns(signal: AbortSignal): TakeTurn {
  let begun = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - begun < longestTurn) return;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    begun = performance.now();
    signal.throwIfAborted();
  };
}
