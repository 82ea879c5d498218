import { isHidden } from '../../config/hidden-names.ts';

/**
 * Returns whether a name in a watched folder is watched, too: packages, hidden folders and the
 * default output are not. The folder is relative to the site's, which is the empty path.
 */
export function isWatchedIn(folder: string, name: string): boolean {
  return name !== 'node_modules' && !isHidden(name) && (folder !== '' || name !== 'build');
}

/**
 * Returns whether a path in the folder of a package is watched: it must not be in packages or
 * hidden folders. The path is relative to the folder of the package.
 */
export function isWatchedInPackage(path: string): boolean {
  return !path.split('/').some((name) => name === 'node_modules' || isHidden(name));
}
