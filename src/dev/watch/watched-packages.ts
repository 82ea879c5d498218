import { isWatched, isWatchedInPackage } from './is-watched.ts';

/** The packages of plugins that are watched beside the site, by paths relative to the root. */
export interface WatchedPackages {
  /** Adds the folder of a package. Returns whether it is new and not watched otherwise. */
  readonly add: (folder: string) => boolean;
  /** Returns whether a path is watched, in the site or in a package. */
  readonly isIncluded: (path: string) => boolean;
  /** The root, which is the empty path, and the folders of the packages. */
  readonly starts: () => readonly string[];
}

/** Returns the watched packages of a site, none at first. */
export function createWatchedPackages(): WatchedPackages {
  const folders = new Set<string>();
  return {
    add: (folder) => {
      const isInSite = isWatched(folder) && !folder.startsWith('..');
      // Watching a package that contains the site would watch the site twice.
      const hasSite = folder.split('/').every((name) => name === '..');
      if (folders.has(folder) || isInSite || hasSite) return false;
      folders.add(folder);
      return true;
    },
    isIncluded: (path) => {
      const own = [...folders].find((folder) => path.startsWith(`${folder}/`));
      return own === undefined ? isWatched(path) : isWatchedInPackage(path.slice(own.length + 1));
    },
    starts: () => ['', ...folders],
  };
}
