import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readManifest } from '../../build/output/manifest.ts';
import { deployProblem } from './run-git.ts';

/**
 * Throws a `DocsgenError` if a folder is none that docsgen has built: everything in it will be
 * public.
 */
export function checkFolder(folder: string, root: string): void {
  if (existsSync(folder)) refuseSources(realpathSync(folder), realpathSync(root));
  if (!existsSync(join(folder, 'index.html')) || readManifest(folder) === null)
    throw deployProblem('missing-folder', `There is no built site in ${folder}`, 'Run `docsgen build` first.');
  const others = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isSymbolicLink() || entry.name === '.git',
  );
  const [first] = others.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).toSorted();
  if (first === undefined) return;
  const what = first.endsWith('.git') ? 'belongs to a repository' : 'is a symbolic link';
  const hint = 'Remove it from the folder. A link would show readers where it points on this machine.';
  throw deployProblem('cannot-deploy', `${first} in ${folder} ${what}`, hint);
}

/** Refuses a folder with the sources of the site, or with a repository. */
function refuseSources(folder: string, root: string): void {
  const way = relative(folder, root);
  const holdsRoot = way === '' || (way.split(sep)[0] !== '..' && join(folder, way) === root);
  if (!holdsRoot && !existsSync(join(folder, '.git'))) return;
  const what = holdsRoot ? "is or contains the site's folder" : 'is a git repository';
  const hint = 'All of its files would be published. Name the folder that `docsgen build` has written with --out.';
  throw deployProblem('cannot-deploy', `${folder} ${what}`, hint);
}
