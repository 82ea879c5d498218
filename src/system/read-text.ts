import { readFile } from 'node:fs/promises';
import { isCode } from './error-code.ts';

/** Returns the text of a file in UTF-8; null if there is none. */
export async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}
