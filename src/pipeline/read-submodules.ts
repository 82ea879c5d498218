import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryPage, type Submodule } from '../content/submodules.ts';
import { callGit } from '../system/call-git.ts';
import { pathFrom } from '../system/path-from.ts';

/**
 * Returns the git submodules that have some of these files, which are relative to the root. Those
 * inside of others are among them. git is asked only if a repository around a file has submodules.
 */
export async function readSubmodules(root: string, files: Iterable<string>): Promise<readonly Submodule[]> {
  const folders = new Set([...files].map((file) => posix.dirname(file)));
  const tops = new Set<string>();
  const asked = new Set<string>();
  for (const folder of folders) {
    for (let path = join(root, folder); !asked.has(path); path = join(path, '..')) {
      asked.add(path);
      // A submodule has a file there, which names the folder of its repository.
      if (existsSync(join(path, '.gitmodules'))) tops.add(path);
    }
  }
  const found = await Promise.all([...tops].map((top) => submodulesOf(top)));
  const inSite = (path: string) => pathFrom(root, path);
  const used = found
    .flat()
    .filter((path) => [...folders].some((folder) => `${folder}/`.startsWith(`${inSite(path)}/`)));
  return Promise.all([...new Set(used)].map(async (path) => ({ folder: inSite(path), ...(await describe(path)) })));
}

/** Returns the folders of the submodules that a repository names and that are checked out. */
async function submodulesOf(top: string): Promise<readonly string[]> {
  const end = await callGit(['config', '--file', '.gitmodules', '--get-regexp', String.raw`^submodule\..*\.path$`], {
    folder: top,
  });
  const paths = (end?.stdout ?? '').split('\n').flatMap((line) => /^\S+ (.+)$/.exec(line)?.[1] ?? []);
  return paths.map((path) => join(top, path)).filter((path) => existsSync(join(path, '.git')));
}

async function describe(folder: string): Promise<Omit<Submodule, 'folder'>> {
  const ask = async (...args: readonly string[]) => (await callGit(args, { folder }))?.stdout.trim() ?? '';
  const [remote, head] = await Promise.all([
    ask('config', '--get', 'remote.origin.url'),
    ask('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'),
  ]);
  const branch = head.replace('refs/remotes/origin/', '');
  return { address: repositoryPage(remote), branch: branch === '' ? null : branch };
}
