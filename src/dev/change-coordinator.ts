import { changedSince } from './changed-since.ts';
import type { Idle } from './create-idle.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevSession, KnownProblems } from './session/dev-session.ts';
import type { SiteWatcher } from './watch-site.ts';

/** Applies the changes of a site's files, and checks the whole site when the server is idle. */
export interface ChangeCoordinator {
  /** Checks the whole site. Returns all its problems. */
  readonly check: () => Promise<KnownProblems>;
  /** Starts watching after the first requests, see `untilIdle`. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

interface ChangeCoordinatorOptions {
  readonly session: DevSession;
  /** Sends the changes to all connected clients. */
  readonly refresh: () => Promise<void>;
  readonly idle: Idle;
  /**
   * Resolves when no request has come for a while. The check of the whole site takes long and must
   * not delay requests.
   */
  readonly whenIdle: () => Promise<void>;
  /** Returns whether a page has been requested so far. */
  readonly hasRequests: () => boolean;
  /** When the first file was read, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly events: DevEvents;
  readonly onFault: (error: unknown) => void;
}

/** Time without requests before watching begins, in milliseconds. */
const shortIdleMs = 600;

/**
 * Watching begins after this time even when requests keep coming: the writer may wait for the
 * result of an edit. Milliseconds.
 */
const longestWaitMs = 1000;

/** Returns the change coordinator of a session. */
export function createChangeCoordinator(options: ChangeCoordinatorOptions): ChangeCoordinator {
  const { session, refresh, idle, whenIdle, hasRequests, startedAt, events, onFault } = options;
  let watcher: SiteWatcher | null = null;
  let isClosed = false;
  const check = async (): Promise<KnownProblems> => {
    const known = await session.check();
    events.onProblems(known);
    await refresh();
    return known;
  };
  let checks = 0;
  const checkLater = async () => {
    const number = (checks += 1);
    await whenIdle();
    // If another change has come, the check after that one is enough.
    if (number === checks) await check();
  };
  // Files whose update has failed. They are tried again with the next change.
  const pending = new Set<string>();
  const applyChanges = async (files: ReadonlySet<string>) => {
    if (files.size === 0) return;
    idle.note();
    for (const file of files) pending.add(file);
    const update = await session.update(new Set(pending));
    pending.clear();
    await refresh();
    if (update.kind !== 'nothing') events.onUpdate(files, update);
    events.onProblems(session.problems());
    watcher?.add(session.outsideFiles());
    checkLater().catch(onFault);
  };
  const untilIdle = async () => {
    await idle.after(shortIdleMs);
    // A browser usually opens right after the start, so wait longer for the first request.
    if (!hasRequests()) await whenIdle();
    await idle.after(shortIdleMs);
  };
  const start = async () => {
    // Scanning thirty thousand files takes half a second of CPU time, which the first page needs.
    await Promise.race([untilIdle(), idle.delay(longestWaitMs)]);
    const { watchSite } = await import('./watch-site.ts');
    if (isClosed) return;
    const { root } = session;
    watcher = watchSite({ root, onChange: applyChanges, onFault });
    watcher.add(session.outsideFiles());
    await watcher.ready;
    await applyChanges(await changedSince(root, startedAt, session.contentFiles()));
    await checkLater();
  };
  return {
    check,
    start: () => void start().catch(onFault),
    close: async () => {
      isClosed = true;
      await watcher?.close();
    },
  };
}
