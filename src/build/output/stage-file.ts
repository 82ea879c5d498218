import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';

const digits = '0123456789abcdef'.split('');

/** Returns the folders that a stage consists of. Threads that write to one and the same wait for each other. */
export function stageFolders(stage: string): readonly string[] {
  return digits.map((digit) => join(stage, digit));
}

/** Returns where a file of the output lies on a stage: to make a folder for each page costs more than to write the page. */
export function stageFile(stage: string, path: string): string {
  const name = hashOf(path);
  return join(stage, name.slice(0, 1), name);
}
