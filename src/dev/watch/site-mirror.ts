import { join, posix } from 'node:path';
import { isHidden } from '../../config/hidden-names.ts';
import { createYield } from '../../system/create-yield.ts';
import { isCyclic, namesIn, readState } from './disk.ts';
import { createWatchedPaths, type WatchedPaths } from './watched-paths.ts';

/**
 * The state of a site's folder at the last scan. Events of watches are only hints where to scan:
 * the disk decides what has changed. Each scan returns the files that were changed, added or
 * removed, by their paths relative to the root. Calls must not overlap.
 */
export interface SiteMirror {
  /** Scans everything, and opens new watches where files or folders were replaced. */
  readonly scanAll: () => Promise<ReadonlySet<string>>;
  /** Scans the paths of the events since the last call. */
  readonly scanHints: () => Promise<ReadonlySet<string>>;
  /**
   * Scans the few paths that no watch covers: the root itself, packages, targets of links, what is
   * outside the site, and folders that could not be watched.
   */
  readonly scanUnwatched: () => Promise<ReadonlySet<string>>;
  /** Number of paths with events since the last scan. */
  readonly hints: () => number;
  /**
   * Whether folders were added, removed or replaced since the last full scan. Events in them may
   * have been lost.
   */
  readonly needsFullScan: () => boolean;
  /** Also watches files and folders outside the root. */
  readonly follow: (outside: OutsidePaths) => void;
  /**
   * Also watches the folders of packages, by their paths relative to the root. Their files were
   * there before, so none of them has changed.
   */
  readonly followPackages: (folders: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What belongs to a site and is outside of its root, by paths relative to it. */
export interface OutsidePaths {
  /** All of them so far. */
  readonly files: readonly string[];
  /** Folders with all that they contain, none inside of another. */
  readonly folders: readonly string[];
}

interface MirrorOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Cancels the scans, which then reject, and closes all watches. */
  readonly signal: AbortSignal;
  readonly onHint: () => void;
  /** Called the first time that the system has no watches left. */
  readonly onShortage: (error: unknown) => void;
}

/**
 * The system drops events when several thousand of them are unread. From this number on, events may
 * be lost.
 */
const manyHints = 1000;

/**
 * More links to folders than any site has. Links that point to each other could multiply without
 * end.
 */
const mostLinks = 200;

/** Returns the functions that compare one folder, and one name in a folder, with the disk. */
function createScans(root: string, signal: AbortSignal, paths: WatchedPaths) {
  const yieldIfDue = createYield();
  const stateAt = (path: string) => readState(join(root, path));
  /** A folder outside may be around the site. */
  const isIncluded = (folder: string, name: string) => isWatchedIn(folder, name) && join(root, folder, name) !== root;
  const mayFollow = (path: string): boolean => {
    const isKnown = paths.get(path)?.entries != null;
    const links = () => paths.all().filter(([, { isLink, entries }]) => isLink && entries);
    return (isKnown || links().length < mostLinks) && !isCyclic(root, path);
  };
  /** With `isReplaced`, the folder and all its subfolders count as replaced. */
  const scanFolder = async (
    path: string,
    isReplaced: boolean,
    changed: Set<string>,
    state = stateAt(path),
  ): Promise<void> => {
    await yieldIfDue();
    signal.throwIfAborted();
    if (state?.isFolder !== true) return paths.drop(path, changed);
    const isNew = isReplaced || paths.get(path)?.stamp !== state.stamp;
    // The state was read before the watch is opened, and the names are read after it. So a change
    // in between causes an event, or is found by the next scan.
    const { entries } = paths.watch(path, state, isReplaced);
    const names = new Set(namesIn(join(root, path)).filter((name) => isIncluded(path, name)));
    for (const name of names) await scanName(path, name, isNew, changed);
    for (const name of entries?.keys() ?? []) if (!names.has(name)) paths.dropEntry(path, name, changed);
  };
  /** Does nothing if the folder is not watched. Returns whether there is or was a file. */
  const scanName = async (
    folder: string,
    name: string,
    isReplaced: boolean,
    changed: Set<string>,
  ): Promise<boolean> => {
    const entries = paths.get(folder)?.entries;
    if (!entries || !isIncluded(folder, name)) return false;
    const path = posix.join(folder, name);
    const state = stateAt(path);
    const isFolder = state?.isFolder === true && (!state.isLink || mayFollow(path));
    const wasFolder = entries.get(name) === null;
    if (!state || isFolder !== wasFolder) paths.dropEntry(folder, name, changed);
    if (state && isFolder) {
      entries.set(name, null);
      await scanFolder(path, isReplaced, changed, state);
    } else if (state) {
      if (state.isLink) paths.watch(path, { ...state, isFolder }, false);
      else paths.drop(path, changed);
      if (entries.get(name) !== state.stamp) changed.add(path);
      entries.set(name, state.stamp);
    }
    return !isFolder && !wasFolder;
  };
  return {
    scanFolder,
    scanName,
    /** Looks again at a file that has a watch of its own. */
    scanFile: (file: string, changed: Set<string>): void => {
      if (paths.isOther(file)) changed.add(file);
      const state = stateAt(file);
      paths.watch(file, state && { ...state, isFolder: false }, false);
    },
  };
}

/**
 * Returns the mirror of a site's folder: all of it except packages, hidden folders and the default
 * output. It is empty until the first full scan. Paths are relative to the root, which is the empty
 * path.
 */
export function createSiteMirror({ root, signal, onHint, onShortage }: MirrorOptions): SiteMirror {
  const hints = new Set<string>();
  const onEvent = (path: string) => {
    hints.add(path);
    onHint();
  };
  const paths = createWatchedPaths({ root, onEvent, onShortage });
  signal.addEventListener('abort', paths.close);
  const { scanFolder, scanName, scanFile } = createScans(root, signal, paths);
  const packages = new Set<string>();
  let outside: readonly string[] = [];
  let scannedOutside = outside;
  let changesAtFullScan = 0;
  let wereManyHints = false;
  /** A folder is dropped between two scans only: a running one would add it again. */
  const roots = (): readonly string[] => {
    for (const folder of scannedOutside) if (!outside.includes(folder)) paths.drop(folder, new Set());
    scannedOutside = outside;
    return ['', ...outside, ...packages];
  };
  const scanPath = async (path: string, changed: Set<string>): Promise<void> => {
    if (path === '') return scanFolder('', false, changed);
    if (paths.get(path)?.entries === null) scanFile(path, changed);
    const hasFile = await scanName(parentOf(path), posix.basename(path), true, changed);
    // Always report the file: two writes within one clock tick of the disk leave the same stamp.
    if (hasFile) changed.add(path);
  };
  return {
    scanAll: async () => {
      const changed = new Set<string>();
      const isFirst = paths.folderChanges() === 0;
      changesAtFullScan = paths.folderChanges();
      wereManyHints = false;
      for (const folder of roots()) await scanFolder(folder, false, changed);
      if (isFirst) changesAtFullScan = paths.folderChanges();
      return changed;
    },
    scanHints: async () => {
      const changed = new Set<string>();
      const hinted = [...hints];
      hints.clear();
      if (hinted.length > manyHints) wereManyHints = true;
      for (const path of hinted) await scanPath(path, changed);
      return changed;
    },
    scanUnwatched: async () => {
      const changed = new Set<string>();
      for (const folder of roots().filter(paths.isOther)) await scanFolder(folder, false, changed);
      for (const [path, { isLink, entries }] of paths.all()) {
        if ((isLink || !entries) && paths.isOther(path)) await scanPath(path, changed);
        else if (!entries) scanFile(path, changed);
        // Whoever scans a folder scans its subfolders.
        else if (paths.hasFailed(path) && (path === '' || !paths.hasFailed(parentOf(path))))
          await scanFolder(path, false, changed);
      }
      return changed;
    },
    hints: () => hints.size,
    needsFullScan: () => wereManyHints || paths.folderChanges() !== changesAtFullScan,
    follow: ({ files, folders }) => {
      for (const file of files) if (!paths.get(file)) scanFile(file, new Set());
      outside = folders;
    },
    followPackages: async (folders) => {
      for (const folder of folders.filter((path) => !packages.has(path) && isElsewhere(path))) {
        packages.add(folder);
        await scanFolder(folder, false, new Set());
      }
      return new Set();
    },
  };
}

/**
 * Returns whether a name in a watched folder is watched, too: packages, hidden folders and the
 * default output are not. The folder is relative to the site's, which is the empty path.
 */
export function isWatchedIn(folder: string, name: string): boolean {
  return name !== 'node_modules' && !isHidden(name) && (folder !== '' || name !== 'build');
}

/** Returns whether the folder of a package is neither watched with the site nor contains it. */
function isElsewhere(folder: string): boolean {
  const names = folder.split('/');
  const isInSite = names.every((name, index) => name !== '..' && isWatchedIn(names.slice(0, index).join('/'), name));
  return !isInSite && names.some((name) => name !== '..');
}

function parentOf(path: string): string {
  const parent = posix.dirname(path);
  return parent === '.' ? '' : parent;
}
