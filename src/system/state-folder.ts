import { join } from 'node:path';

/** Name of the folder in a site's root in which docsgen keeps caches and unfinished output. */
export const stateFolderName = '.docsgen';

/** Returns the absolute path of that folder. */
export function stateFolder(root: string): string {
  return join(root, stateFolderName);
}

/** Returns the absolute path of the folder with those of the outputs for other places, by place. */
export function placesFolder(root: string): string {
  return join(stateFolder(root), 'places');
}
