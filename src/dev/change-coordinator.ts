import { resolve } from 'node:path';
import { changedSince } from './watch/changed-since.ts';
import { delay, type Idle } from './create-idle.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevSession, KnownProblems } from './session/dev-session.ts';
import type { SiteWatcher } from './watch-site.ts';
import { reportsChanges } from './watch/reports-changes.ts';

/** Applies the changes of a site's files, and checks the whole site when the server is idle. */
export interface ChangeCoordinator {
  /** Checks the whole site. Returns all its problems. Rejects when the signal is aborted. */
  readonly check: () => Promise<KnownProblems>;
  /** Starts watching after the first requests, see `untilIdle`. */
  readonly start: () => void;
  /**
   * Compares all files with the disk, and applies the changes. Resolves after a short time also if
   * there are too many files for it. Does nothing until all files are watched.
   */
  readonly compare: () => Promise<void>;
  /** Stops watching. The signal must have been aborted before. */
  readonly close: () => Promise<void>;
}

interface ChangeCoordinatorOptions {
  readonly session: DevSession;
  /** Sends the changes to all connected clients. */
  readonly refresh: (moved?: ReadonlyMap<string, string>) => Promise<void>;
  readonly idle: Idle;
  /**
   * Resolves when no request has come for a while; rejects when the signal is aborted. The check of
   * the whole site takes long and must not delay requests.
   */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
  /** Returns whether a page has been requested so far. */
  readonly hasRequests: () => boolean;
  /** When the first file was read, in milliseconds since 1970. */
  readonly startedAt: number;
  /** As in `DevOptions`. */
  readonly poll: boolean | number | undefined;
  readonly events: DevEvents;
  readonly onFault: (error: unknown) => void;
  /** Aborted when the server closes. */
  readonly signal: AbortSignal;
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
  const { session, refresh, idle, whenIdle, hasRequests, startedAt, poll, events, onFault, signal } = options;
  let watcher: SiteWatcher | null = null;
  const check = async (): Promise<KnownProblems> => {
    const known = await session.check(signal);
    events.onProblems(known);
    await refresh();
    return known;
  };
  let waiting = new AbortController();
  const checkLater = async () => {
    // The check after this change is enough for the changes before it.
    waiting.abort();
    const own = (waiting = new AbortController()).signal;
    try {
      await whenIdle(AbortSignal.any([signal, own]));
    } catch (error) {
      if (own.aborted) return;
      throw error;
    }
    await check();
  };
  // Files whose update has failed. They are tried again with the next change.
  const pending = new Set<string>();
  const applyChanges = async (files: ReadonlySet<string>) => {
    if (files.size === 0) return;
    idle.note();
    for (const file of files) pending.add(file);
    const update = await session.update(new Set(pending));
    pending.clear();
    await refresh(update.moved);
    if (update.kind !== 'nothing') events.onUpdate(files, update);
    events.onProblems(session.problems());
    watcher?.add(session.outside());
    await watcher?.addPackages(session.packageFolders());
    checkLater().catch(onFault);
  };
  const untilIdle = async () => {
    await idle.after(shortIdleMs, signal);
    // A browser usually opens right after the start, so wait longer for the first request.
    if (!hasRequests()) await whenIdle(signal);
    await idle.after(shortIdleMs, signal);
  };
  const start = async () => {
    // Scanning thirty thousand files takes half a second of CPU time, which the first page needs.
    await Promise.race([untilIdle(), delay(longestWaitMs, signal)]);
    const { watchSite } = await import('./watch-site.ts');
    signal.throwIfAborted();
    const { root } = session;
    const pollMs = pollInterval(poll ?? session.preview().poll, [
      root,
      ...session.outside().folders.map((folder) => resolve(root, folder)),
    ]);
    watcher = watchSite({ root, onChange: applyChanges, onFault, pollMs });
    watcher.add(session.outside());
    await watcher.ready;
    await watcher.addPackages(session.packageFolders());
    const files = await changedSince(root, startedAt, session.known());
    signal.throwIfAborted();
    await applyChanges(files);
    await checkLater();
  };
  return {
    check,
    start: () => void start().catch(onFault),
    compare: async () => watcher?.compare(),
    close: async () => watcher?.close(),
  };
}

/** Time between two scans if `poll` is `true`, in milliseconds. */
const defaultPollMs = 1000;

/**
 * Returns the time between two scans of all files, in milliseconds; null if the file system reports
 * changes. If the site does not say it, the types of the file systems do.
 */
function pollInterval(poll: boolean | number | null, folders: readonly string[]): number | null {
  if (typeof poll === 'number') return poll;
  return (poll ?? !folders.every((folder) => reportsChanges(folder))) ? defaultPollMs : null;
}
