import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import { isCode } from '../../system/error-code.ts';

/** Writes a new file of a site. Throws a `DocsgenError` if there is something at its path. */
export async function writeNewFile(root: string, file: string, text: string): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    throw invalidOption(`${file} exists already`, 'Choose another title or name, or edit the file.');
  }
}

/** Returns the error for a value of the command line that does not fit the site. */
export function invalidOption(title: string, hint: string): DocsgenError {
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
