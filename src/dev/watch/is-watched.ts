import { isHidden } from '../../config/site-folder.ts';

/** Returns whether a path relative to a site's folder, with forward slashes, is one of a source: not in packages, hidden folders or the default output. */
export function isWatched(path: string): boolean {
  const segments = path.split('/');
  const isPassedOver = segments.some((name) => name === 'node_modules' || isHidden(name));
  return !isPassedOver && segments[0] !== 'build';
}
