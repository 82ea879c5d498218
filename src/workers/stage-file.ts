import { join } from 'node:path';
import { isInnerPath } from '../shared/inner-path.ts';
import { DocsgenError } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';

const digits = '0123456789abcdef'.split('');

/**
 * Returns the folders of a stage. There are sixteen, because threads that write to the same folder
 * wait for each other.
 */
export function stageFolders(stage: string): readonly string[] {
  return digits.map((digit) => join(stage, digit));
}

/** Throws a `DocsgenError` if a path of the output points out of the output folder. */
export function checkOutputPath(path: string): void {
  if (isInnerPath(path)) return;
  const title = `The path ${JSON.stringify(path)} is not inside the output folder`;
  const hint = 'Give the page another address, or rename the file.';
  throw new DocsgenError([{ code: 'path-outside-output', title, hint }]);
}

/**
 * Returns the absolute path of an output file in a stage. Files are not in folders of their own,
 * because creating a folder for each page takes longer than writing the page. Throws a
 * `DocsgenError` for a path that points out of the output folder.
 */
export function stageFile(stage: string, path: string): string {
  checkOutputPath(path);
  const name = hashOf(path);
  return join(stage, name.slice(0, 1), name);
}
