import { existsSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { relative } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import { findOwnedFiles, isFile } from './publish.ts';

/** Throws a `DocsgenError` if building into a folder would harm what is not docsgen's: the site itself, or files of somebody else. */
export async function checkOutputFolder(out: string, root: string, cache: string): Promise<void> {
  const sources = ['', 'content', 'static', '.docsgen'].map((folder) => (folder === '' ? root : `${root}/${folder}`));
  const isSource =
    sources.some((folder) => contains(out, folder)) || sources.slice(1).some((folder) => contains(folder, out));
  if (isSource) {
    throw failure(
      `The output folder ${out} holds the site itself`,
      'Name another folder with --out; the default is build/.',
    );
  }
  const link = await readlink(out).catch(() => null);
  if (link !== null && !existsSync(out))
    throw failure(`The output folder ${out} is a link to ${link}, which is not there`, 'Mend the link, or remove it.');
  if (await isFile(out)) throw failure(`The output folder ${out} is a file`, 'Name another folder with --out.');
  if ((await findOwnedFiles(out, cache)) === null) {
    throw failure(
      `The output folder ${out} holds files that docsgen did not write`,
      'Empty it, or name another folder with --out; nothing in it has been changed.',
    );
  }
}

/** Returns whether `inner` is `outer` or lies in it. */
function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (!path.startsWith('..') && !/^[A-Za-z]:|^\//.test(path));
}

function failure(title: string, hint: string): DocsgenError {
  return new DocsgenError([{ severity: 'error', title, hint }]);
}
