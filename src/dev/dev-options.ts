import type { DevEvents } from './dev-events.ts';
import type { CollectionType } from '../site/collection-type.ts';
import type { KnownProblems } from './session/dev-session.ts';

export interface DevOptions {
  /** The site's folder. */
  readonly root: string;
  readonly host: string;
  /** Required port; if undefined, 3000 or the next free one. */
  readonly port: number | undefined;
  /**
   * As `DevFields.poll`; undefined for that of the configuration.
   */
  readonly poll?: boolean | number | undefined;
  /** Names that are allowed beside those of the configuration, as `DevFields.allowedHosts`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Time of the start command, in milliseconds of `performance.now()`. */
  readonly begunAt: number;
  readonly events: DevEvents;
  /** The types of collections beside those of plugins. Default: those of docsgen. */
  readonly types?: readonly CollectionType[] | undefined;
}

/** A development server that is ready. */
export interface RunningDev {
  /** Checks the whole site. Returns all its problems. Rejects if the server is closed meanwhile. */
  readonly check: () => Promise<KnownProblems>;
  /** Updates the links to all renamed pages, and reports it as an event. */
  readonly updateLinks: () => Promise<void>;
  /** Leaves the links to all renamed pages as they are: each becomes a problem of its own. */
  readonly leaveLinks: () => Promise<void>;
  /** Closes sockets, watchers and the server. */
  readonly close: () => Promise<void>;
}
