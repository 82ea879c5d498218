import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asProblem, DocsgenError } from '../shared/problem.ts';
import { readState } from './watch/disk.ts';
import { createSiteMirror, type OutsidePaths } from './watch/site-mirror.ts';

/** Watches the files of a site. */
export interface SiteWatcher {
  /** Resolves when all files are watched. */
  readonly ready: Promise<void>;
  /** Watches files and folders outside the site's folder as well. */
  readonly add: (outside: OutsidePaths) => void;
  /**
   * Watches the folders of packages as well, by their paths relative to the site's folder. Resolves
   * when they are watched.
   */
  readonly addPackages: (folders: readonly string[]) => Promise<void>;
  /**
   * Compares all files with the disk, unless that was done a moment ago. Resolves when the changes
   * are reported, or after a short time: a scan of many files goes on meanwhile. Never rejects.
   */
  readonly compare: () => Promise<void>;
  /** Cancels a running scan, and waits until the last change is reported. */
  readonly close: () => Promise<void>;
}

interface WatchOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /**
   * Called with the files that were changed, added or removed: paths relative to the root, with
   * forward slashes. Calls do not overlap.
   */
  readonly onChange: (files: ReadonlySet<string>) => Promise<void>;
  readonly onFault: (error: unknown) => void;
  /**
   * Time between two scans of all files, in milliseconds, for a file system that sends no events;
   * null if events say what changes.
   */
  readonly pollMs: number | null;
}

/**
 * Time without events before changes are reported, in milliseconds. A single edit is reported at
 * once; the many changes of a branch switch become one update.
 */
const [quietAfterOne, quietAfterMany] = [8, 120];

/**
 * Changes are reported after this time even when events keep coming, such as from a log file.
 * Milliseconds.
 */
const longestDelay = 400;

/**
 * Time until a full scan, after folders were added, removed or replaced, in milliseconds. The
 * duration of the last scan is added to it.
 */
const verifyAfter = 150;

/**
 * Time between two polls of the paths that have no working watch, in milliseconds, and the least
 * time between two scans of the same files, as a multiple of the duration of one.
 */
const [unwatchedMs, restFactor] = [1000, 10];

/** How long a request waits for the comparison with the disk at most, in milliseconds. */
const longestComparison = 100;

/**
 * Returns the watcher of a site's folder: all of it except packages, hidden folders and the default
 * output.
 */
export function watchSite({ root, onChange, onFault, pollMs }: WatchOptions): SiteWatcher {
  const closing = new AbortController();
  const { signal } = closing;
  const timers = createTimers(signal);
  let firstHint: number | null = null;
  let scanMs = 0;
  let held: { readonly files: Set<string>; readonly since: number } | null = null;
  let [reporting, scanning] = [Promise.resolve(), Promise.resolve()];

  const scanNow = async (work: () => Promise<ReadonlySet<string>>): Promise<void> => {
    signal.throwIfAborted();
    const files = await work();
    signal.throwIfAborted();
    if (files.size > 0) reporting = reporting.then(() => onChange(files)).catch(onFault);
    if (mirror.needsFullScan()) timers.setOnce('verify', verifyAfter + scanMs, () => void scan(scanAll));
  };
  /** Runs a scan after the previous one has ended, and reports the changes. Never rejects. */
  const scan = (work: () => Promise<ReadonlySet<string>>): Promise<void> => {
    scanning = scanning.then(() => scanNow(work)).catch((error) => void (signal.aborted || onFault(error)));
    return scanning;
  };
  const scanAll = async () => {
    const start = performance.now();
    const files = await mirror.scanAll();
    scanMs = performance.now() - start;
    return files;
  };
  /**
   * Scans the paths of new events. A removed file may have been renamed, and the event for its new
   * name may still follow: both are one change. So removals are held back for a while.
   */
  const collectChanges = async (): Promise<ReadonlySet<string>> => {
    const changed = await mirror.scanHints();
    const files = new Set([...(held?.files ?? []), ...changed]);
    const since = held?.since ?? performance.now();
    const isHeld =
      changed.size > 0 && [...files].every((file) => isGone(root, file)) && performance.now() < since + longestDelay;
    held = isHeld ? { files, since } : null;
    if (isHeld) timers.setOnce('hints', quietAfterMany, scanHints);
    return isHeld ? new Set() : files;
  };
  const scanHints = () => {
    firstHint = null;
    void scan(collectChanges);
  };
  const poll = async () => {
    const start = performance.now();
    await scan(pollMs === null ? mirror.scanUnwatched : scanAll);
    const rest = (performance.now() - start) * restFactor;
    timers.setOnce('poll', Math.max(pollMs ?? unwatchedMs, rest), () => void poll());
  };
  const mirror = createSiteMirror({
    root,
    signal,
    onHint: () => {
      firstHint ??= performance.now();
      const quiet = mirror.hints() > 1 ? quietAfterMany : quietAfterOne;
      timers.set('hints', Math.min(quiet, firstHint + longestDelay - performance.now()), scanHints);
    },
    onShortage: (error) => onFault(shortageWarning(error)),
  });
  return {
    ready: scan(async () => {
      // The first scan reports no changes: all files were there before.
      await scanAll();
      return new Set();
    }).then(() => void poll()),
    add: mirror.follow,
    addPackages: (folders) => scan(() => mirror.followPackages(folders)),
    compare: createComparison(async () => {
      await scan(scanAll);
      await reporting;
      return scanMs * restFactor;
    }),
    close: async () => {
      closing.abort();
      await scanning.then(() => reporting);
    },
  };
}

/**
 * Returns the function `compare` of a watcher. `compareAll` compares all files and returns for how
 * many milliseconds the result is good.
 */
function createComparison(compareAll: () => Promise<number>): SiteWatcher['compare'] {
  let running: Promise<void> | null = null;
  let next = 0;
  const run = async () => {
    next = performance.now() + (await compareAll());
    running = null;
  };
  return async () => {
    if (running === null && performance.now() < next) return;
    running ??= run();
    await Promise.race([running, wait(longestComparison, undefined, { ref: false })]);
  };
}

function isGone(root: string, file: string): boolean {
  return readState(join(root, file)) === null;
}

function shortageWarning(cause: unknown): DocsgenError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const warning = asProblem({
    code: 'watch-limit',
    title: `The system cannot watch all folders of the site: ${reason}`,
    hint: 'The others are checked once a second, so updates take longer. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  });
  return new DocsgenError([warning], { cause });
}

/** Returns named timers. They stop when the signal is aborted. */
function createTimers(signal: AbortSignal) {
  const timers = new Map<string, NodeJS.Timeout>();
  signal.addEventListener('abort', () => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
  const set = (name: string, ms: number, work: () => void) => {
    if (signal.aborted) return;
    clearTimeout(timers.get(name));
    const run = () => {
      timers.delete(name);
      work();
    };
    timers.set(name, setTimeout(run, Math.max(0, ms)));
  };
  return {
    /** Sets a timer, or restarts it. */
    set,
    /** Sets a timer, unless it is running. */
    setOnce: (name: string, ms: number, work: () => void) => {
      if (!timers.has(name)) set(name, ms, work);
    },
  };
}
