import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { runGit } from './run-git.ts';

interface CommitOptions {
  /** A folder of the repository. */
  readonly repository: string;
  /** The folder whose files are the content of the commit. */
  readonly folder: string;
  /** The commit before; null for none. */
  readonly parent: string | null;
  readonly message: string;
}

/** A commit that no branch has yet. */
export interface FolderCommit {
  readonly id: string;
  /** What differs from its parent, as git counts it. */
  readonly changes: string;
}

/**
 * Commits the files of a folder, with an empty `.nojekyll` among them. Neither the work tree nor
 * the index nor any branch of the repository changes. Returns null if the parent has the same
 * files.
 */
export async function commitFolder({
  repository,
  folder,
  parent,
  message,
}: CommitOptions): Promise<FolderCommit | null> {
  const gitFolder = await runGit(['rev-parse', '--absolute-git-dir'], { folder: repository });
  await removeOldIndexes(gitFolder);
  const index = join(gitFolder, `${indexName}${randomUUID()}`);
  const git = (args: readonly string[], input = '') =>
    runGit(['-c', 'core.autocrlf=false', ...args], {
      folder,
      env: { GIT_DIR: gitFolder, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index },
      input,
    });
  try {
    // What the repository ignores, such as build/, is what is published here.
    await git(['add', '--all', '--force', '--', '.', ':(exclude,glob,icase).docsgen-*']);
    const empty = await git(['hash-object', '-w', '--stdin']);
    await git(['update-index', '--add', '--cacheinfo', `100644,${empty},.nojekyll`]);
    const tree = await git(['write-tree']);
    if (parent !== null && tree === (await git(['rev-parse', `${parent}^{tree}`]))) return null;
    const parents = parent === null ? [] : ['-p', parent];
    const id = await git(['commit-tree', tree, ...parents, '-F', '-'], message);
    const before = parent ?? (await git(['hash-object', '-t', 'tree', '-w', '--stdin']));
    return { id, changes: (await git(['diff', '--shortstat', before, id])).trim() };
  } finally {
    for (const file of [index, `${index}.lock`]) await rm(file, { force: true });
  }
}

const indexName = 'docsgen-index-';
/** In milliseconds. No deployment takes longer. */
const longest = 3_600_000;

/** Removes what runs that were killed have left. */
async function removeOldIndexes(gitFolder: string): Promise<void> {
  for (const name of await readdir(gitFolder)) {
    const file = join(gitFolder, name);
    const time = name.startsWith(indexName) ? (await stat(file).catch(() => null))?.mtimeMs : undefined;
    if (time !== undefined && Date.now() - time > longest) await rm(file, { force: true });
  }
}
