import { posix } from 'node:path';
import type { PathWatch } from './open-watch.ts';

/** The state of a folder at the last scan. */
export interface WatchedFolder {
  /** Identity of the watched folder. A folder that replaces it has another one. */
  readonly identity: string;
  /** Stamps of its files, by name. */
  readonly files: Map<string, string>;
  readonly folders: Set<string>;
}

/** The folders of a site by their paths, each with a watch. */
export interface WatchedFolders {
  readonly get: (path: string) => WatchedFolder | undefined;
  /**
   * Returns the folder at a path, with the files known so far. Opens a new watch if the folder was
   * replaced, or if its watch has failed.
   */
  readonly ensure: (path: string, identity: string, isOther: boolean) => WatchedFolder;
  /** Removes a folder and all its subfolders. Returns the files that were in them. */
  readonly drop: (path: string) => readonly string[];
  /** Returns the folders that could not be watched, without subfolders of such folders. */
  readonly unwatched: () => readonly string[];
  /** Number of times that a folder was added, removed or replaced so far. */
  readonly changeCount: () => number;
  readonly close: () => void;
}

/**
 * Returns the folders of a site, none at first. `watch` opens a watch on the folder that is at a
 * path now.
 */
export function createWatchedFolders(watch: (path: string) => PathWatch): WatchedFolders {
  const folders = new Map<string, WatchedFolder & { readonly watch: PathWatch }>();
  let changeCount = 0;
  const isUnwatched = (path: string) => folders.get(path)?.watch.hasFailed() === true;
  const drop = (path: string): readonly string[] => {
    const folder = folders.get(path);
    if (!folder) return [];
    changeCount += 1;
    folder.watch.close();
    folders.delete(path);
    const within = (name: string) => posix.join(path, name);
    return [...[...folder.files.keys()].map(within), ...[...folder.folders].flatMap((name) => drop(within(name)))];
  };
  return {
    get: (path) => folders.get(path),
    ensure: (path, identity, isOther) => {
      const known = folders.get(path);
      if (isOther) changeCount += 1;
      if (known && !isOther && !known.watch.hasFailed()) return known;
      known?.watch.close();
      const folder = {
        identity,
        watch: watch(path),
        files: known?.files ?? new Map(),
        folders: known?.folders ?? new Set(),
      };
      folders.set(path, folder);
      return folder;
    },
    drop,
    unwatched: () =>
      [...folders.keys()].filter((path) => isUnwatched(path) && (path === '' || !isUnwatched(parentOf(path)))),
    changeCount: () => changeCount,
    close: () => {
      for (const { watch: opened } of folders.values()) opened.close();
    },
  };
}

/** Returns the path of the parent folder; empty for the root. */
export function parentOf(path: string): string {
  const parent = posix.dirname(path);
  return parent === '.' ? '' : parent;
}
