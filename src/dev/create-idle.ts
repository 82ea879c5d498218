/** Waits for a time without requests. */
export interface Idle {
  /** Notes that there is a request or a change now. */
  readonly note: () => void;
  /**
   * Resolves when nothing was noted for this many milliseconds. Rejects when the signal is aborted.
   */
  readonly after: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Returns an `Idle` whose time starts now. */
export function createIdle(): Idle {
  let last = performance.now();
  return {
    note: () => {
      last = performance.now();
    },
    after: async (ms, signal) => {
      // Node warns of a timer for a time that is over.
      const left = () => Math.max(0, last + ms - performance.now());
      do await delay(left(), signal);
      while (left() > 0);
    },
  };
}

/**
 * Resolves after this many milliseconds. Rejects with the reason of the signal when it is aborted.
 */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((done) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    }
  });
  signal.throwIfAborted();
}
