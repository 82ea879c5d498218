import { isWatchedIn, isWatchedInPackage } from './is-watched.ts';

/** The packages of plugins that are watched beside the site, by paths relative to the root. */
export interface WatchedPackages {
  /** Adds the folder of a package. Returns whether it is new and not watched otherwise. */
  readonly add: (folder: string) => boolean;
  /** Returns whether a name in a watched folder is watched, in the site or in a package. */
  readonly isIncluded: (folder: string, name: string) => boolean;
  /** The folders of the packages. */
  readonly folders: () => readonly string[];
}

/** Returns the watched packages of a site, none at first. */
export function createWatchedPackages(): WatchedPackages {
  const folders = new Set<string>();
  return {
    add: (folder) => {
      const names = folder.split('/');
      const isInSite =
        names[0] !== '..' && names.every((name, index) => isWatchedIn(names.slice(0, index).join('/'), name));
      // Watching a package that contains the site would watch the site twice.
      const hasSite = names.every((name) => name === '..');
      if (folders.has(folder) || isInSite || hasSite) return false;
      folders.add(folder);
      return true;
    },
    isIncluded: (folder, name) => {
      const path = `${folder}/${name}`;
      const own = [...folders].find((each) => path.startsWith(`${each}/`));
      return own === undefined ? isWatchedIn(folder, name) : isWatchedInPackage(path.slice(own.length + 1));
    },
    folders: () => [...folders],
  };
}
