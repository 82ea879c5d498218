import { relative, sep } from 'node:path';

/** Returns the path of a file from a folder, with forward slashes. Both are absolute. */
export function pathFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
