import type { DevEvents } from './dev-events.ts';
import type { KnownProblems } from './session/dev-session.ts';

export interface DevOptions {
  /** The site's folder. */
  readonly root: string;
  readonly host: string;
  /** Only this port will do; without, 3000 or the next free one. */
  readonly port: number | undefined;
  /** When the start was asked for, in milliseconds of `performance.now()`. */
  readonly begunAt: number;
  readonly events: DevEvents;
}

/** A development server that answers. */
export interface RunningDev {
  /** Looks at the whole site. Returns all that is wrong with it. */
  readonly check: () => Promise<KnownProblems>;
  /** Closes sockets, watchers and the server. */
  readonly close: () => Promise<void>;
}
