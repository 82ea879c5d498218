import { isHidden } from '../../config/site-folder.ts';

/**
 * Returns whether a name in a watched folder is watched, too: packages, hidden folders and the
 * default output are not. The folder is relative to the site's, which is the empty path.
 */
export function isWatchedIn(folder: string, name: string): boolean {
  return name !== 'node_modules' && !isHidden(name) && (folder !== '' || name !== 'build');
}
