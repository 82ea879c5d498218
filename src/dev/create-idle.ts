/** Tells when nobody has been waiting for a while. */
export interface Idle {
  /** Notes that somebody waits now. */
  readonly note: () => void;
  /** Settles once nobody has waited for so many milliseconds; never after `stop`. */
  readonly after: (ms: number) => Promise<void>;
  /** Settles after so many milliseconds, whoever waits; never after `stop`. */
  readonly delay: (ms: number) => Promise<void>;
  readonly stop: () => void;
}

/** Returns an idle, which begins now. */
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
