import { posix } from 'node:path';
import type { PathWatch } from './open-watch.ts';

/** A folder as it was when it was last looked at. */
export interface WatchedFolder {
  /** Of the folder that is watched: one that is put in its place has another. */
  readonly identity: string;
  /** Stamps of its files by their names. */
  readonly files: Map<string, string>;
  readonly folders: Set<string>;
}

/** The folders of a site by their paths, each with a watch. */
export interface WatchedFolders {
  readonly get: (path: string) => WatchedFolder | undefined;
  /** Returns the folder at a path, with what was known of the one that was there before. Its watch is opened anew if it is another one, or if the watch has failed. */
  readonly hold: (path: string, identity: string, isOther: boolean) => WatchedFolder;
  /** Forgets a folder and all below it. Returns the files that were in them. */
  readonly drop: (path: string) => readonly string[];
  /** Returns the folders that could not be watched, but for those in others of them. */
  readonly unwatched: () => readonly string[];
  /** How often a folder has come, gone or been replaced so far. */
  readonly age: () => number;
  readonly close: () => void;
}

/** Returns the folders of a site, none yet. `watch` opens a watch on what lies at a path now. */
export function createWatchedFolders(watch: (path: string) => PathWatch): WatchedFolders {
  const folders = new Map<string, WatchedFolder & { readonly watch: PathWatch }>();
  let age = 0;
  const isUnwatched = (path: string) => folders.get(path)?.watch.hasFailed() === true;
  const drop = (path: string): readonly string[] => {
    const folder = folders.get(path);
    if (!folder) return [];
    age += 1;
    folder.watch.close();
    folders.delete(path);
    const within = (name: string) => posix.join(path, name);
    return [...[...folder.files.keys()].map(within), ...[...folder.folders].flatMap((name) => drop(within(name)))];
  };
  return {
    get: (path) => folders.get(path),
    hold: (path, identity, isOther) => {
      const known = folders.get(path);
      if (isOther) age += 1;
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
    age: () => age,
    close: () => {
      for (const { watch: opened } of folders.values()) opened.close();
    },
  };
}

/** Returns the path of the folder that holds a path; empty for the root. */
export function parentOf(path: string): string {
  const parent = posix.dirname(path);
  return parent === '.' ? '' : parent;
}
