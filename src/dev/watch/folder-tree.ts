import { join, posix } from 'node:path';
import { createYield } from '../../system/create-yield.ts';
import { identityOf, isCyclic, readState, namesIn } from './disk.ts';
import type { FollowedFiles } from './followed-files.ts';
import type { PathWatch } from './open-watch.ts';
import { createWatchedFolders, parentOf, type WatchedFolder, type WatchedFolders } from './watched-folders.ts';
import type { WatchedPackages } from './watched-packages.ts';

/**
 * The folders of a site with their state at the last scan, each with a watch. Paths are relative to
 * the root, which is the empty path. Folders outside of the root may be added.
 */
export interface FolderTree {
  /**
   * Scans everything. Opens a new watch for each folder that was replaced.
   */
  readonly scanAll: (changed: Set<string>) => Promise<void>;
  /**
   * Scans one folder with all that it contains. With `isReplaced`, all of them count as replaced.
   */
  readonly scanFolder: (path: string, isReplaced: boolean, changed: Set<string>) => Promise<void>;
  /**
   * Scans one file or folder for which there was an event, or the root. Does nothing if its parent
   * is not in the tree.
   */
  readonly scanEntry: (path: string, changed: Set<string>) => Promise<void>;
  /**
   * Scans folders that no watch of a parent covers (the root, folders outside of it, packages and
   * the targets of links) if they were replaced, and folders that could not be watched.
   */
  readonly scanUnwatched: (changed: Set<string>) => Promise<void>;
  /**
   * Sets which folders outside of the root are in the tree. They are scanned the next time that all
   * or the unwatched folders are.
   */
  readonly setOutside: (folders: readonly string[]) => void;
  /** Number of times that a folder was added, removed or replaced so far. */
  readonly changeCount: () => number;
  readonly close: () => void;
}

interface TreeOptions {
  readonly root: string;
  /** Cancels the scans, which then reject. */
  readonly signal: AbortSignal;
  /** Opens a watch on the folder that is at a path now. */
  readonly watch: (path: string) => PathWatch;
  /** Watches links to files. */
  readonly followed: FollowedFiles;
  /** The packages that are watched beside the site. */
  readonly packages: WatchedPackages;
}

/**
 * More links to folders than any site has. Links that point to each other could multiply without
 * end.
 */
const mostLinks = 200;

/** The folders of a tree, which scans change, and the links to folders among them. */
interface TreeState {
  readonly folders: WatchedFolders;
  readonly links: Set<string>;
}

/** Returns the functions that scan one folder, and one entry of a folder. */
function createScans({ root, signal, followed, packages }: TreeOptions, { folders, links }: TreeState) {
  const yieldIfDue = createYield();

  const reportRemoved = (files: readonly string[], changed: Set<string>): void => {
    for (const file of files) {
      changed.add(file);
      followed.remove(file);
    }
  };
  const forget = (parent: WatchedFolder, path: string, changed: Set<string>): void => {
    const name = posix.basename(path);
    if (parent.folders.delete(name)) reportRemoved(folders.drop(path), changed);
    if (parent.files.delete(name)) reportRemoved([path], changed);
  };
  /** With `isReplaced`, the folder and all its subfolders count as replaced. */
  const scanFolder = async (path: string, isReplaced: boolean, changed: Set<string>): Promise<void> => {
    await yieldIfDue();
    signal.throwIfAborted();
    // In this order, a change in between causes an event, or is found by the next scan.
    const identity = identityOf(join(root, path));
    if (identity === null) return reportRemoved(folders.drop(path), changed);
    const isOther = isReplaced || folders.get(path)?.identity !== identity;
    const folder = folders.ensure(path, identity, isOther);
    const names = new Set(namesIn(join(root, path)).filter((name) => mayBeIn(path, name)));
    for (const name of names) await scanName(folder, posix.join(path, name), isOther, changed);
    for (const name of [...folder.files.keys(), ...folder.folders]) {
      if (!names.has(name)) forget(folder, posix.join(path, name), changed);
    }
  };
  const scanName = async (
    parent: WatchedFolder,
    path: string,
    isReplaced: boolean,
    changed: Set<string>,
  ): Promise<void> => {
    const name = posix.basename(path);
    const state = readState(join(root, path));
    if (!state) return forget(parent, path, changed);
    const { isLink, stamp } = state;
    const isFolder = state.isFolder && (!isLink || mayFollow(path));
    if (isFolder !== parent.folders.has(name)) forget(parent, path, changed);
    if (isFolder) {
      parent.folders.add(name);
      links[isLink ? 'add' : 'delete'](path);
      return scanFolder(path, isReplaced, changed);
    }
    followed[isLink ? 'add' : 'remove'](path);
    if (parent.files.get(name) !== stamp) changed.add(path);
    parent.files.set(name, stamp);
  };
  /** A folder outside may be around the site. */
  const mayBeIn = (folder: string, name: string) =>
    packages.isIncluded(folder, name) && join(root, folder, name) !== root;
  const mayFollow = (path: string): boolean => (links.has(path) || links.size < mostLinks) && !isCyclic(root, path);

  const scanEntry: FolderTree['scanEntry'] = async (path, changed) => {
    if (path === '') return scanFolder('', false, changed);
    const parent = folders.get(parentOf(path));
    const name = posix.basename(path);
    if (!parent || !mayBeIn(parentOf(path), name)) return;
    const wasFolder = parent.folders.has(name);
    await scanName(parent, path, true, changed);
    // Always report the file: two writes within one clock tick of the disk leave the same stamp.
    if (!wasFolder && !parent.folders.has(name)) changed.add(path);
  };

  return { scanFolder, scanEntry };
}

/**
 * Returns the tree of a site's folder: all of it except packages, hidden folders and the default
 * output. It is empty until it is scanned.
 */
export function createFolderTree(options: TreeOptions): FolderTree {
  const folders = createWatchedFolders(options.watch);
  const links = new Set<string>();
  const { scanFolder, scanEntry } = createScans(options, { folders, links });
  let outside: readonly string[] = [];
  let scanned: readonly string[] = [];
  /** A folder is dropped between two scans only: a running one would add it again. */
  const roots = (): readonly string[] => {
    for (const folder of scanned) if (!outside.includes(folder)) folders.drop(folder);
    scanned = outside;
    return ['', ...outside, ...options.packages.folders()];
  };

  return {
    scanAll: async (changed) => {
      for (const folder of roots()) await scanFolder(folder, false, changed);
    },
    scanEntry,
    scanFolder,
    scanUnwatched: async (changed) => {
      const isOther = (path: string) => identityOf(join(options.root, path)) !== (folders.get(path)?.identity ?? null);
      for (const folder of roots().filter(isOther)) await scanFolder(folder, false, changed);
      for (const link of [...links].filter(isOther)) await scanEntry(link, changed);
      for (const path of folders.unwatched()) await scanFolder(path, false, changed);
    },
    setOutside: (next) => {
      outside = next;
    },
    changeCount: folders.changeCount,
    close: folders.close,
  };
}
