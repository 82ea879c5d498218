import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isInnerPath } from '../shared/inner-path.ts';
import { isCode } from './error-code.ts';
import { listTree, MissingObject, readObjects, type TreeEntry } from './git-objects.ts';

/** The files of a repository at a commit. */
export interface CommitFiles {
  /** A folder in the repository. */
  readonly repository: string;
  /** Id of the commit. */
  readonly commit: string;
  /** The folders to check out, relative to that of the repository; `.` for all. */
  readonly folders: readonly string[];
}

/** How much is read at once, in bytes: a call of git takes longer than reading a hundred files. */
const mostBytes = 32 * 2 ** 20;

/**
 * Writes the files of a commit into a folder, byte for byte as git has them. Unlike `git checkout`
 * it runs no filter and no hook, changes no line ends, loads nothing from another machine and
 * leaves the repository as it is. Submodules are left out; returns their paths. So are files whose
 * names the file system cannot hold, or holds for another file already. Throws a `MissingObject` if
 * the clone was made without some of the files.
 */
export function checkOut({ repository, commit, folders }: CommitFiles, target: string): readonly string[] {
  const entries = listTree(repository, commit, folders).filter(({ path }) => isSafe(path));
  const ofKind = (kind: TreeEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const write = (kind: TreeEntry['kind'], writeOne: (file: string, bytes: Buffer, path: string) => void) => {
    for (const batch of inBatches(ofKind(kind))) {
      const found = readObjects(
        repository,
        batch.map(({ id }) => id),
      );
      for (const [index, { path, id }] of batch.entries()) {
        const bytes = found[index]?.bytes;
        if (!bytes) throw new MissingObject(id);
        ifPossible(join(target, path), (file) => writeOne(file, bytes, path));
      }
    }
  };
  write('file', (file, bytes) => writeFileSync(file, bytes, { flag: 'wx' }));
  // Last, so that no file is written through a link.
  write('link', (file, bytes, path) => {
    const link = bytes.toString();
    const isKept = !posix.isAbsolute(link) && isInside(posix.join(posix.dirname(path), link), folders);
    symlinkSync(isKept ? link : '/', file);
  });
  return ofKind('submodule').map(({ path }) => path);
}

/** Git refuses such names too. A backslash separates folders on Windows, and a colon ends a name. */
function isSafe(path: string): boolean {
  if (path.split('/').some((name) => name === '' || name === '.' || name === '..' || /^\.git$/i.test(name)))
    return false;
  return process.platform !== 'win32' || (isInnerPath(path) && !path.includes(':'));
}

/**
 * Returns whether a link leads to one of the folders. All others lead to the root of the file
 * system instead. So they lead out of the site as before, and never to a file.
 */
function isInside(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) =>
    folder === '.' ? path !== '..' && !path.startsWith('../') : `${path}/`.startsWith(`${folder}/`),
  );
}

function ifPossible(file: string, write: (file: string) => void): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    write(file);
  } catch (error) {
    if (!isCode(error, 'EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL')) throw error;
  }
}

function* inBatches(entries: readonly TreeEntry[]): Generator<readonly TreeEntry[]> {
  let batch: TreeEntry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    if (batch.length > 0 && bytes + entry.size > mostBytes) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(entry);
    bytes += entry.size;
  }
  if (batch.length > 0) yield batch;
}
