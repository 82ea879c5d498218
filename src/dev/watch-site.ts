import { join } from 'node:path';
import { DocsgenError } from '../shared/problem.ts';
import { lookAt as lookAtDisk } from './watch/disk.ts';
import { createSiteMirror } from './watch/site-mirror.ts';

/** Tells of the files of a site as they change. */
export interface SiteWatcher {
  /** Settles once every file is watched. */
  readonly ready: Promise<void>;
  /** Watches files outside the site's folder as well, by their paths relative to it. */
  readonly add: (files: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

interface WatchOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Is told what has changed, come or gone: paths relative to the root, with forward slashes. Calls do not overlap. */
  readonly onChange: (files: ReadonlySet<string>) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** How long nothing may change before what has changed is told, in milliseconds: an edit is at once, a change of branch one update. */
const [quietAfterOne, quietAfterMany] = [8, 120];

/** When it is told though something changes again and again, such as a log file. Milliseconds. */
const longestQuiet = 400;

/** How long after folders have come, gone or been replaced everything is looked at, in milliseconds; on a large site as long again as that takes. */
const verifyAfter = 150;

/** How often that is looked at which no watch answers for, in milliseconds, or in how many times of what it takes. */
const [beatMs, beatShare] = [1000, 10];

/** Returns the watcher of the site in a folder: all of it but packages, hidden folders and the default output. */
export function watchSite({ root, onChange, onFault }: WatchOptions): SiteWatcher {
  const timers = createTimers();
  let firstHint: number | null = null;
  let isClosed = false;
  let lookMs = 0;
  let held: { readonly files: Set<string>; readonly since: number } | null = null;
  let telling: Promise<void> = Promise.resolve();
  let looking: Promise<void> = Promise.resolve();

  const lookNow = async (work: () => Promise<ReadonlySet<string>>): Promise<void> => {
    if (isClosed) return;
    const files = await work();
    if (isClosed) return;
    if (files.size > 0) telling = telling.then(() => onChange(files)).catch(onFault);
    if (mirror.isInDoubt()) timers.setOnce('verify', verifyAfter + lookMs, verify);
  };
  /** Looks once what was begun before is done, and tells what has changed. Never rejects. */
  const look = (work: () => Promise<ReadonlySet<string>>): Promise<void> => {
    looking = looking.then(() => lookNow(work)).catch(onFault);
    return looking;
  };
  const lookAtAll = async () => {
    const start = performance.now();
    const files = await mirror.lookAtAll();
    lookMs = performance.now() - start;
    return files;
  };
  const verify = () => void look(lookAtAll);
  /**
   * A file that has gone may have another name by now, of which the system may be about to tell:
   * both are one change.
   */
  const takeHints = async (): Promise<ReadonlySet<string>> => {
    const changed = await mirror.lookAtHints();
    const files = new Set([...(held?.files ?? []), ...changed]);
    const since = held?.since ?? performance.now();
    const isHeld = changed.size > 0 && [...files].every(isGone) && performance.now() < since + longestQuiet;
    held = isHeld ? { files, since } : null;
    if (isHeld) timers.setOnce('hints', quietAfterMany, lookAtHints);
    return isHeld ? new Set() : files;
  };
  const isGone = (file: string) => lookAtDisk(join(root, file)) === null;
  const lookAtHints = () => {
    firstHint = null;
    void look(takeHints);
  };
  const beat = () => {
    const start = performance.now();
    void look(mirror.lookAtUnguarded).finally(() => {
      const took = performance.now() - start;
      if (!isClosed) timers.setOnce('beat', Math.max(beatMs, took * beatShare), beat);
    });
  };
  const mirror = createSiteMirror({
    root,
    onHint: () => {
      if (isClosed) return;
      const now = performance.now();
      firstHint ??= now;
      const quiet = mirror.hints() > 1 ? quietAfterMany : quietAfterOne;
      timers.set('hints', Math.max(0, Math.min(quiet, firstHint + longestQuiet - now)), lookAtHints);
    },
    onShortage: reportOnce((error) => onFault(shortageWarning(error))),
  });
  return {
    ready: look(async () => {
      // What lies there at first is no change.
      await lookAtAll();
      return new Set();
    }).then(beat),
    add: mirror.follow,
    close: async () => {
      isClosed = true;
      timers.clear();
      mirror.close();
      await looking;
      await telling;
    },
  };
}

function shortageWarning(cause: unknown): DocsgenError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const warning = {
    severity: 'warning',
    title: `The system cannot watch all folders of the site: ${reason}`,
    hint: 'The others are looked at once a second, which takes longer. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  } as const;
  return new DocsgenError([warning], { cause });
}

function reportOnce(tell: (error: unknown) => void): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    if (!isTold) tell(error);
    isTold = true;
  };
}

/** Returns timers by their names. */
function createTimers() {
  const timers = new Map<string, NodeJS.Timeout>();
  const set = (name: string, ms: number, work: () => void) => {
    clearTimeout(timers.get(name));
    const run = () => {
      timers.delete(name);
      work();
    };
    timers.set(name, setTimeout(run, ms));
  };
  return {
    /** Sets a timer anew. */
    set,
    /** Sets a timer that is not set yet. */
    setOnce: (name: string, ms: number, work: () => void) => {
      if (!timers.has(name)) set(name, ms, work);
    },
    clear: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
