import { isHidden } from '../../config/site-folder.ts';

/**
 * Returns whether a path is watched: it must not be in packages, hidden folders or the default
 * output. The path is relative to the site's folder, with forward slashes.
 */
export function isWatched(path: string): boolean {
  const segments = path.split('/');
  const isIgnored = segments.some((name) => name === 'node_modules' || isHidden(name));
  return !isIgnored && segments[0] !== 'build';
}

/**
 * Returns whether a path in the folder of a package is watched: it must not be in packages or hidden
 * folders. The path is relative to the folder of the package.
 */
export function isWatchedInPackage(path: string): boolean {
  return !path.split('/').some((name) => name === 'node_modules' || isHidden(name));
}
