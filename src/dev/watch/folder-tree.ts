import { join, posix } from 'node:path';
import { isWatched } from './is-watched.ts';
import { createBreath } from './create-breath.ts';
import { identityOf, leadsUp, lookAt, namesIn } from './disk.ts';
import type { FollowedFiles } from './followed-files.ts';
import type { PathWatch } from './open-watch.ts';
import { createWatchedFolders, parentOf, type WatchedFolder } from './watched-folders.ts';

/** The folders of a site as they were when they were last looked at, each with a watch. Paths are relative to the root, which is the empty path. */
export interface FolderTree {
  /** Looks at a folder and all below it. Watches that are not on what lies there now are opened anew; `isReplaced` says that none is. */
  readonly lookAtFolder: (path: string, isReplaced: boolean, changed: Set<string>) => Promise<void>;
  /** Looks at what a folder of the tree has under one name, where something has happened. Does nothing for what is in no such folder. */
  readonly lookAtEntry: (path: string, changed: Set<string>) => Promise<void>;
  /** Looks at the folders that no watch of another one answers for, which are the root and what links lead to, if they are not what they were; and at those that could not be watched. */
  readonly lookAtUnguarded: (changed: Set<string>) => Promise<void>;
  /** How often a folder has come, gone or been replaced so far. */
  readonly age: () => number;
  readonly close: () => void;
}

interface TreeOptions {
  readonly root: string;
  /** Opens a watch on the folder that lies at a path now. */
  readonly watch: (path: string) => PathWatch;
  /** Takes over links to files. */
  readonly followed: FollowedFiles;
}

/** More links to folders than a site has. Those that lead to each other multiply. */
const mostLinks = 200;

/** Returns the tree of the site in a folder: all of it but packages, hidden folders and the default output. It is empty until it is looked at. */
export function createFolderTree({ root, watch, followed }: TreeOptions): FolderTree {
  const folders = createWatchedFolders(watch);
  const links = new Set<string>();
  const breathe = createBreath();
  let isClosed = false;

  const leave = (files: readonly string[], changed: Set<string>): void => {
    for (const file of files) {
      changed.add(file);
      followed.remove(file);
    }
  };
  const forget = (parent: WatchedFolder, path: string, changed: Set<string>): void => {
    const name = posix.basename(path);
    if (parent.folders.delete(name)) leave(folders.drop(path), changed);
    if (parent.files.delete(name)) leave([path], changed);
  };
  const lookAtFolder: FolderTree['lookAtFolder'] = async (path, isReplaced, changed) => {
    await breathe();
    if (isClosed) return;
    // Its identity first, then the watch, then what it holds: whatever changes meanwhile is hinted at, or shows when it is looked at again.
    const identity = identityOf(join(root, path));
    if (identity === null) return leave(folders.drop(path), changed);
    const isOther = isReplaced || folders.get(path)?.identity !== identity;
    const folder = folders.hold(path, identity, isOther);
    const names = new Set(namesIn(join(root, path)).filter((name) => isWatched(posix.join(path, name))));
    for (const name of names) await lookAtName(folder, posix.join(path, name), isOther, changed);
    for (const name of [...folder.files.keys(), ...folder.folders]) {
      if (!names.has(name)) forget(folder, posix.join(path, name), changed);
    }
  };
  const lookAtName = async (
    parent: WatchedFolder,
    path: string,
    isReplaced: boolean,
    changed: Set<string>,
  ): Promise<void> => {
    const name = posix.basename(path);
    const lying = lookAt(join(root, path));
    if (!lying) return forget(parent, path, changed);
    const { isLink, stamp } = lying;
    const isFolder = lying.isFolder && (!isLink || mayFollow(path));
    if (isFolder !== parent.folders.has(name)) forget(parent, path, changed);
    if (isFolder) {
      parent.folders.add(name);
      links[isLink ? 'add' : 'delete'](path);
      return lookAtFolder(path, isReplaced, changed);
    }
    followed[isLink ? 'add' : 'remove'](path);
    if (parent.files.get(name) !== stamp) changed.add(path);
    parent.files.set(name, stamp);
  };
  const mayFollow = (path: string): boolean => (links.has(path) || links.size < mostLinks) && !leadsUp(root, path);

  const lookAtEntry: FolderTree['lookAtEntry'] = async (path, changed) => {
    const parent = folders.get(parentOf(path));
    if (!parent || !isWatched(path)) return;
    const name = posix.basename(path);
    const wasFolder = parent.folders.has(name);
    await lookAtName(parent, path, true, changed);
    // Two writes within a tick of the disk's clock leave the same stamp; and others may know of what the tree has not seen.
    if (!wasFolder && !parent.folders.has(name)) changed.add(path);
  };

  return {
    lookAtFolder,
    lookAtEntry,
    lookAtUnguarded: async (changed) => {
      const isOther = (path: string) => identityOf(join(root, path)) !== (folders.get(path)?.identity ?? null);
      if (isOther('')) await lookAtFolder('', false, changed);
      for (const link of [...links].filter(isOther)) await lookAtEntry(link, changed);
      for (const path of folders.unwatched()) await lookAtFolder(path, false, changed);
    },
    age: folders.age,
    close: () => {
      isClosed = true;
      folders.close();
    },
  };
}
