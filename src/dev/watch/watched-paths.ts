import { type FSWatcher, watch } from 'node:fs';
import { join, posix } from 'node:path';
import { isCode } from '../../system/error-code.ts';
import { type PathState, readState } from './disk.ts';

/** What was at a watched path at the last scan. */
export interface WatchedPath {
  /** As in `PathState`; null if there was nothing. */
  readonly stamp: string | null;
  readonly isLink: boolean;
  /**
   * The stamps of the files in a folder by name, and null for each subfolder. Null for a file that
   * no watched folder covers: it is outside the site, or the target of a link.
   */
  readonly entries: Map<string, string | null> | null;
}

/** The folders and single files of a site that are watched, by their paths relative to its root. */
export interface WatchedPaths {
  readonly get: (path: string) => WatchedPath | undefined;
  readonly all: () => readonly (readonly [path: string, watched: WatchedPath])[];
  /** Returns whether something else than at the last scan is at a path now. */
  readonly isOther: (path: string) => boolean;
  /**
   * Watches what is at a path. If the same was there before, keeps its watch, unless that has
   * failed or the folder counts as replaced.
   */
  readonly watch: (path: string, state: PathState | null, isReplaced: boolean) => WatchedPath;
  /** Removes a path and all that it contains. Adds the files in it to `removed`. */
  readonly drop: (path: string, removed: Set<string>) => void;
  /** Removes what has a name in a watched folder, if there is such. */
  readonly dropEntry: (folder: string, name: string, removed: Set<string>) => void;
  /** Returns whether the watch of a path has ended, or could not be opened. */
  readonly hasFailed: (path: string) => boolean;
  /** Number of times that a folder was added, removed or replaced so far. */
  readonly folderChanges: () => number;
  readonly close: () => void;
}

interface WatchedPathsOptions {
  readonly root: string;
  /** Called with the path that has changed, as far as the system reports it. */
  readonly onEvent: (path: string) => void;
  /** Called the first time that the system has no watches left. */
  readonly onShortage: (error: unknown) => void;
}

/** Returns the watched paths of a site, none at first. */
export function createWatchedPaths({ root, onEvent, onShortage }: WatchedPathsOptions): WatchedPaths {
  const paths = new Map<string, WatchedPath & { readonly watch: PathWatch }>();
  let folderChanges = 0;
  let isShort = false;
  const reportShortage = (error: unknown) => {
    if (!isShort) onShortage(error);
    isShort = true;
  };
  const drop = (path: string, removed: Set<string>): void => {
    const watched = paths.get(path);
    if (!watched) return;
    watched.watch.close();
    paths.delete(path);
    if (!watched.entries) return;
    folderChanges += 1;
    for (const [name, stamp] of watched.entries) dropOf(posix.join(path, name), stamp, removed);
  };
  const dropOf = (path: string, stamp: string | null, removed: Set<string>): void => {
    if (stamp !== null) removed.add(path);
    drop(path, removed);
  };
  return {
    get: (path) => paths.get(path),
    all: () => [...paths],
    isOther: (path) => (readState(join(root, path))?.stamp ?? null) !== (paths.get(path)?.stamp ?? null),
    watch: (path, state, isReplaced) => {
      const { stamp = null, isFolder = false, isLink = false } = state ?? {};
      const known = paths.get(path);
      const isOther = isReplaced || known?.stamp !== stamp;
      if (isFolder && isOther) folderChanges += 1;
      if (known && !isOther && !known.watch.hasFailed()) return known;
      known?.watch.close();
      const report = (name: string | null) => onEvent(isFolder && name !== null ? posix.join(path, name) : path);
      const entries = isFolder ? (known?.entries ?? new Map<string, string | null>()) : null;
      const watched = { stamp, isLink, entries, watch: openWatch(join(root, path), report, reportShortage) };
      paths.set(path, watched);
      return watched;
    },
    drop,
    dropEntry: (folder, name, removed) => {
      const entries = paths.get(folder)?.entries;
      const stamp = entries?.get(name);
      if (entries?.delete(name)) dropOf(posix.join(folder, name), stamp ?? null, removed);
    },
    hasFailed: (path) => paths.get(path)?.watch.hasFailed() === true,
    folderChanges: () => folderChanges,
    close: () => paths.forEach(({ watch: opened }) => opened.close()),
  };
}

interface PathWatch {
  readonly hasFailed: () => boolean;
  readonly close: () => void;
}

/**
 * Opens a watch of the system on the file or folder that is at a path now. The watch stays on it
 * when it is moved. `onEvent` gets the name of what has changed in a folder; null if the system
 * does not report it. Never throws.
 */
function openWatch(
  path: string,
  onEvent: (name: string | null) => void,
  onShortage: (error: unknown) => void,
): PathWatch {
  let watcher: FSWatcher | null = null;
  const close = () => {
    watcher?.close();
    watcher = null;
  };
  const fail = (error: unknown) => {
    close();
    // Any other error means that the path is missing or not readable.
    if (isCode(error, 'ENOSPC', 'EMFILE')) onShortage(error);
  };
  try {
    watcher = watch(path, { persistent: false }, (_, name) => onEvent(name)).on('error', fail);
  } catch (error) {
    fail(error);
  }
  return { hasFailed: () => watcher === null, close };
}
