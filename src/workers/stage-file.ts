import { join } from 'node:path';
import { isInnerPath } from '../shared/inner-path.ts';
import { DocsgenError } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';

const digits = '0123456789abcdef'.split('');

/** Returns the folders that a stage consists of. Threads that write to one and the same wait for each other. */
export function stageFolders(stage: string): readonly string[] {
  return digits.map((digit) => join(stage, digit));
}

/** Throws a `DocsgenError` for a path of the output that leads out of it, whoever has made it. */
export function checkOutputPath(path: string): void {
  if (isInnerPath(path)) return;
  const title = `The path ${JSON.stringify(path)} is none in the output folder`;
  const hint = 'Give the page another address, or rename the file.';
  throw new DocsgenError([{ severity: 'error', code: 'path-outside-output', title, hint }]);
}

/**
 * Returns where a file of the output lies on a stage: to make a folder for each page costs more than to write the page. Throws a
 * `DocsgenError` for a path that leads out of the output.
 */
export function stageFile(stage: string, path: string): string {
  checkOutputPath(path);
  const name = hashOf(path);
  return join(stage, name.slice(0, 1), name);
}
