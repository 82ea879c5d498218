import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import type { PackedNamespace } from '../cache/packed.ts';
import type { History, LastChange } from '../content/history.ts';
import { submoduleOf } from '../content/submodules.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { splitRef } from '../shared/ref-path.ts';
import { callGit } from '../system/call-git.ts';
import { isCode } from '../system/error-code.ts';
import { parseLog } from './parse-log.ts';

const storedSchema = z.object({
  changes: z.array(z.tuple([z.string(), z.object({ day: z.string(), author: z.string() })])),
  cut: z.array(z.string()),
});

/** Where the history of a commit is kept. */
export type HistoryMemo = Pick<PackedNamespace<unknown>, 'find' | 'put'>;

/** Where the history is kept, and what it is read for. */
export interface HistoryOptions {
  /** Default: nowhere. */
  readonly historyMemo?: HistoryMemo | undefined;
  /** The maps of the site are made, which name the days of last changes where git knows them. */
  readonly forMaps?: boolean | undefined;
}

/** The result of one reading, as it is kept. */
type Stored = z.output<typeof storedSchema>;

const nothing: Outcome<History> = { value: new Map<string, LastChange>(), problems: [] };

/**
 * Returns the last change of each content file, from one call of `git log` for the whole site, and
 * one for each git ref that a version is built from. The memo keeps it until there is another
 * commit. Returns nothing, without a call, if nothing needs it. Without git there are no problems
 * if only the maps would name it. A file that git does not know is left out, and so is one whose
 * last change a shallow clone does not have.
 */
export async function readHistory(
  config: Config,
  content: Content,
  { forMaps = false, historyMemo: memo }: HistoryOptions,
): Promise<Outcome<History>> {
  const isShown = config.pageDetails.lastUpdated || config.pageDetails.lastAuthor;
  const isMapped = forMaps && !config.noIndex && config.sitemap?.lastmod === true;
  if (!isShown && (!isMapped || !mayHaveRepository(config.root))) return nothing;
  const repository = await findRepository(config.root);
  if ('reason' in repository)
    return isShown ? { ...nothing, problems: [withoutHistory(config, repository.reason)] } : nothing;
  const { head, prefix, shallow } = repository;
  const changes: [string, LastChange][] = [];
  const allCut: string[] = [];
  /**
   * Reads the history of folders, relative to `root`. `before` is what stands before their paths.
   */
  const read = async (root: string, before: string, part: LogPart) => {
    if (part.commit === '' || part.folders.length === 0) return;
    const key = JSON.stringify(['history', part.commit, part.prefix, part.shallow, part.folders]);
    const kept = storedSchema.safeParse(memo?.find(key));
    const stored = kept.success ? kept.data : await readLog(root, part);
    if (!kept.success) memo?.put(key, stored);
    for (const [file, change] of stored.changes) changes.push([before + file, change]);
    for (const file of stored.cut) allCut.push(before + file);
  };
  const commits = [...config.refs].map(([ref, { commit }]) => ({ ref, commit }));
  for (const { ref, commit } of [{ ref: '', commit: head }, ...commits]) {
    const folders = content.folders
      .flatMap(({ folder }) => (splitRef(folder).prefix === ref ? [splitRef(folder).path] : []))
      .filter((folder) => !posix.join(prefix, folder).startsWith('..'))
      .filter((folder) => submoduleOf(content.submodules, `${folder}/`) === null)
      .toSorted();
    await read(config.root, ref, { prefix, shallow, commit, folders });
  }
  for (const { folder: inside } of content.submodules) {
    const root = join(config.root, inside);
    const own = await findRepository(root);
    const folders = content.folders.flatMap(({ folder }) => pathInside(inside, folder)).toSorted();
    if (!('reason' in own)) await read(root, `${inside}/`, { ...own, commit: own.head, folders });
  }
  const files = new Set(content.sets.flatMap(({ entries }) => entries.map(({ source }) => source.file)));
  const cut = isShown ? allCut.filter((file) => files.has(file)) : [];
  return { value: new Map(changes), problems: cut.length > 0 ? [shallowClone(config, cut.length)] : [] };
}

/**
 * Returns the path of a folder of content in a submodule, `.` for the whole of it; nothing if they
 * have nothing in common.
 */
function pathInside(submodule: string, folder: string): readonly string[] {
  if (`${submodule}/`.startsWith(`${folder}/`)) return ['.'];
  return folder.startsWith(`${submodule}/`) ? [folder.slice(submodule.length + 1)] : [];
}

interface Repository {
  /** The commit that is checked out; empty in a repository without commits. */
  readonly head: string;
  /** Path of the site's folder in the repository, empty or with a slash at the end. */
  readonly prefix: string;
  /** The commits whose parents a shallow clone does not have. */
  readonly shallow: readonly string[];
}

/** Returns false if git would find no repository. A start of git is a tenth of a small build. */
function mayHaveRepository(root: string): boolean {
  if (process.env['GIT_DIR'] !== undefined) return true;
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

async function findRepository(root: string): Promise<Repository | { readonly reason: string }> {
  const end = await callGit(['rev-parse', '--show-prefix', '--git-path', 'shallow', 'HEAD'], { folder: root });
  if (end === null) return { reason: 'git is not installed, or not in PATH' };
  const [prefix, file, commit = ''] = end.stdout.split('\n');
  if (prefix === undefined || file === undefined)
    return { reason: end.stderr.trim().split('\n')[0] ?? 'git does not know the folder' };
  const shallow = await readFile(join(root, file), 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  });
  return { head: end.status === 0 ? commit : '', prefix, shallow: shallow.split('\n').filter(Boolean) };
}

/** The part of the history that is read at once. */
interface LogPart extends Omit<Repository, 'head'> {
  /** The newest of its commits, and the folders that count, relative to the site's root. */
  readonly commit: string;
  readonly folders: readonly string[];
}

async function readLog(root: string, { prefix, shallow, commit, folders }: LogPart): Promise<Stored> {
  const format = '--format=%x01%H%x02%ct%x02%aN';
  const end = await callGit(
    [
      '--literal-pathspecs',
      'log',
      format,
      '-z',
      '--name-only',
      '--no-renames',
      '--no-relative',
      commit,
      '--',
      ...folders,
    ],
    { folder: root },
  );
  if (end?.status !== 0) throw new Error(`git log failed: ${end?.stderr.trim()}`);
  const { changes, cut } = parseLog(end.stdout, new Set(shallow));
  const own = (path: string) => posix.relative(prefix, path);
  return { changes: [...changes].map(([path, change]) => [own(path), change]), cut: cut.map(own) };
}

function withoutHistory({ file, locate }: Config, reason: string): Problem {
  return asProblem({
    code: 'missing-history',
    title: 'Pages do not show their last change, because git cannot tell when it was',
    hint: `${reason.replace(/\.?$/, '.')} Build the site in a clone of its repository, or remove the field.`,
    file,
    ...locate(['pageDetails']),
  });
}

function shallowClone({ file, locate }: Config, count: number): Problem {
  const pages = count === 1 ? 'One file shows' : `${count} files show`;
  return asProblem({
    code: 'missing-history',
    title: `${pages} no last-changed date, because the clone is shallow`,
    hint: 'Run `git fetch --unshallow`, or clone the full history: `fetch-depth: 0` for `actions/checkout`.',
    file,
    ...locate(['pageDetails']),
  });
}
