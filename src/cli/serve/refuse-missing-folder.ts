import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';

/** Throws a `DocsgenError` if the path of the site is not a folder. */
export function refuseMissingFolder(root: string): void {
  const folder = resolve(root);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return;
  const title = stats ? `${folder} is not a folder` : `There is no folder ${folder}`;
  const hint = "Name the site's folder with --root, or run docsgen in it.";
  throw new DocsgenError([{ severity: 'error', code: 'missing-folder', title, hint }]);
}
