/** Waits for a time without requests. */
export interface Idle {
  /** Notes that there is a request or a change now. */
  readonly note: () => void;
  /** Resolves when nothing was noted for this many milliseconds; never after `stop`. */
  readonly after: (ms: number) => Promise<void>;
  /** Resolves after this many milliseconds in any case; never after `stop`. */
  readonly delay: (ms: number) => Promise<void>;
  readonly stop: () => void;
}

/** Returns an `Idle` whose time starts now. */
export function createIdle(): Idle {
  let last = performance.now();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  const delay = (ms: number) =>
    new Promise<void>((done) => {
      if (isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        done();
      }, ms);
      timers.add(timer);
    });
  return {
    note: () => {
      last = performance.now();
    },
    after: async (ms) => {
      const left = () => last + ms - performance.now();
      do await delay(left());
      while (left() > 0);
    },
    delay,
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
