import { spawnSync } from 'node:child_process';
import { isCode } from './error-code.ts';

/** A file, link or submodule of a commit. */
export interface TreeEntry {
  readonly kind: 'file' | 'link' | 'submodule';
  /** Id of its object. */
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** Relative to the folder of the repository. */
  readonly path: string;
}

/** An object of a repository. */
interface GitObject {
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Runs git in a folder and returns its output; null if git is not installed. `stderr` says why it
 * failed, and is null if it did not. It is synchronous, because a scan can do nothing meanwhile.
 */
export function runGitSync(
  folder: string,
  args: readonly string[],
  input = '',
): { readonly stdout: Buffer; readonly stderr: string | null } | null {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    // A build never asks for a password, and never loads anything from another machine.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
    maxBuffer: Infinity,
  });
  if (error !== undefined && isCode(error, 'ENOENT')) return null;
  if (error !== undefined) throw error;
  return { stdout, stderr: status === 0 ? null : stderr.toString() };
}

/**
 * Returns the objects of a repository, by one call of git; null for a name that leads to none.
 * Names have no line breaks. They are standard input, so git takes none of them as an option.
 */
export function readObjects(folder: string, names: readonly string[]): readonly (GitObject | null)[] {
  const output = outputOf(folder, ['cat-file', '--batch'], `${names.join('\n')}\n`);
  let at = 0;
  return names.map(() => {
    const lineEnd = output.indexOf('\n', at);
    const [, id, size] = /^([\da-f]+) \w+ (\d+)$/.exec(output.toString('utf8', at, lineEnd)) ?? [];
    at = lineEnd + 1;
    if (id === undefined || size === undefined) return null;
    const bytes = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return { id, bytes };
  });
}

/** Returns the ids of objects of a repository, by one call of git; null for a name without one. */
export function findObjects(folder: string, names: readonly string[]): readonly (string | null)[] {
  const lines = outputOf(folder, ['cat-file', '--batch-check'], `${names.join('\n')}\n`)
    .toString()
    .split('\n');
  return names.map((_, index) => /^([\da-f]+) \w+ \d+$/.exec(lines[index] ?? '')?.[1] ?? null);
}

/**
 * Returns the files, links and submodules of a commit, given by its id, in some of the folders of
 * its repository; `.` for all.
 */
export function listTree(folder: string, commit: string, folders: readonly string[]): readonly TreeEntry[] {
  if (!/^[\da-f]+$/.test(commit)) throw new TypeError(`${commit} is not the id of a commit`);
  const paths = folders.includes('.') ? [] : folders.map((each) => `${each}/`);
  const args = ['--literal-pathspecs', 'ls-tree', '--full-tree', '-r', '-l', '-z', commit, '--', ...paths];
  const lines = outputOf(folder, args).toString().split('\0');
  return lines.flatMap((line) => {
    const [, mode = '', id = '', size = '', path = ''] = /^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ kind: kinds[mode] ?? 'file', id, size: Number(size) || 0, path }];
  });
}

const kinds: Readonly<Record<string, TreeEntry['kind']>> = { '120000': 'link', '160000': 'submodule' };

/** A partial clone was made without an object. */
export class MissingObject extends Error {}

function outputOf(folder: string, args: readonly string[], input?: string): Buffer {
  const end = runGitSync(folder, args, input);
  if (end === null) throw new Error('git is not installed, or not in PATH');
  if (end.stderr !== null && /promisor remote|lazy fetch/.test(end.stderr)) throw new MissingObject(end.stderr.trim());
  if (end.stderr !== null)
    throw new Error(`git ${args.find((each) => !each.startsWith('-'))} failed: ${end.stderr.trim()}`);
  return end.stdout;
}
