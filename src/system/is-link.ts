import { lstatSync } from 'node:fs';

/** Returns whether a path is a symbolic link, wherever it leads. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
