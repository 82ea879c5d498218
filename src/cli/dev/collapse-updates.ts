import type { Update } from '../../dev/session/dev-session.ts';

/** An update of the site, with the files that have changed. */
export interface FileUpdate {
  readonly at: Date;
  readonly files: ReadonlySet<string>;
  readonly update: Update;
}

/** Prints updates, and those that repeat themselves as a number. */
export interface UpdateLog {
  readonly add: (update: FileUpdate) => void;
  /** Prints what has been counted so far. Call it before anything else is printed. */
  readonly flush: () => void;
}

interface LogOptions {
  /** Prints an update that has happened `count` times since the last line about it. */
  readonly print: (update: FileUpdate, count: number) => void;
  /** Calls a function after some milliseconds. */
  readonly later: (ms: number, call: () => void) => void;
}

interface Repeated {
  readonly last: FileUpdate;
  readonly count: number;
}

/** How long an update is counted before it is printed again, in milliseconds: longer each time. */
const waits = { first: 1000, longest: 30_000 };

/**
 * Returns a log of updates: the first of its kind is printed at once, and those that follow within
 * a second as one line with their number. While they go on, the lines become rarer. None is lost: a
 * log file has the number of all.
 */
export function createUpdateLog({ print, later }: LogOptions): UpdateLog {
  const known = new Map<string, Repeated | null>();
  let wait = 0;
  const flush = () => {
    for (const [key, repeated] of known) {
      known.set(key, null);
      if (repeated) print(repeated.last, repeated.count);
    }
  };
  const tick = () => {
    const goesOn = [...known.values()].some((repeated) => repeated !== null);
    flush();
    if (goesOn) return start(Math.min(wait * 2, waits.longest));
    known.clear();
    wait = 0;
  };
  const start = (ms: number) => {
    wait = ms;
    later(ms, tick);
  };
  return {
    add: (next) => {
      const key = JSON.stringify([next.update.kind, ...[...next.files].toSorted()]);
      const earlier = known.get(key);
      // The address of a new page is worth a line.
      if (earlier === undefined || next.update.added.length > 0) {
        flush();
        print(next, 1);
        known.set(key, null);
      } else known.set(key, { last: next, count: (earlier?.count ?? 0) + 1 });
      if (wait === 0) start(waits.first);
    },
    flush,
  };
}
