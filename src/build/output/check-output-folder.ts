import { existsSync, lstatSync } from 'node:fs';
import { readlink, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles } from '../../system/list-files.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { OutputFiles } from './examine-output.ts';
import { fileListText } from './file-list-text.ts';
import { isCode } from '../../system/error-code.ts';
import { readManifest } from './manifest.ts';
import { isLeftAlone } from './own-files.ts';
import { parentsOf, samePlace } from './paths.ts';
import type { PublicationPlan } from './plan-publication.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/**
 * Throws a `DocsgenError` if the output folder would contain the site's sources or its state, see
 * `findStateFolder`, or if it is a file.
 */
export async function checkOutputPlace(out: string, root: string, state: string): Promise<void> {
  const sources = [root, ...['content', 'static'].map((folder) => join(root, folder)), state];
  const isSource =
    sources.some((folder) => contains(out, folder)) || sources.slice(1).some((folder) => contains(folder, out));
  if (isSource) {
    throw failure(
      'invalid-output-folder',
      `The output folder ${out} contains the site itself`,
      'Name another folder with --out; the default is build/.',
    );
  }
  const link = await readlink(out).catch(() => null);
  if (link !== null && !existsSync(out))
    throw failure(
      'invalid-output-folder',
      `The output folder ${out} is a link to ${link}, which does not exist`,
      'Fix the link, or remove it.',
    );
  if (await isFile(out)) {
    throw failure('invalid-output-folder', `The output folder ${out} is a file`, 'Name another folder with --out.');
  }
}

/**
 * Throws a `DocsgenError` that lists the files in an output folder that docsgen did not write, if
 * there are any.
 */
export function refuseForeignFiles(out: string, { foreign }: Pick<OutputFiles, 'foreign'>): void {
  if (foreign.length === 0) return;
  const manifest = readManifest(out);
  const names = foreign.map((path) => (manifest?.has(path) ? `${path} (changed since docsgen wrote it)` : path));
  throw failure(
    'foreign-output-file',
    `The output folder ${out} holds files that docsgen did not write:\n${fileListText(names)}`,
    'Move them elsewhere, or name another folder with --out. Files that every build must publish belong in static/.\nNothing in the folder has been changed.',
  );
}

interface CheckPlanOptions extends PublicationPlan {
  readonly out: string;
  /** All files of the new output. */
  readonly files: ReadonlyMap<string, unknown>;
  /** The files that are in the output folder now. */
  readonly present: OutputFiles;
}

/**
 * Throws a `DocsgenError` if publishing would overwrite or remove a file that docsgen did not
 * write.
 */
export function checkPlan({ out, moves, removals, files, present }: CheckPlanOptions): void {
  const edited = [...present.edited.keys()].filter((path) => !files.has(path) && !isLeftAlone(path));
  if (edited.length > 0) {
    throw failure(
      'foreign-output-file',
      `The output folder ${out} holds files that were changed since docsgen wrote them, and that the site no longer has:\n${fileListText(edited)}`,
      'Remove them, or move them elsewhere if you need them. Nothing in the folder has been changed.',
    );
  }
  const known = new Set([...present.owned.keys(), ...present.edited.keys()]);
  const leaving = new Set(removals.map(samePlace));
  const foreign = new Set(moves.filter((path) => !known.has(path)).flatMap((path) => findInTheWay(out, path, leaving)));
  refuseForeignFiles(out, { foreign: [...foreign] });
}

/** Returns the files that block the path of a new file and are not removed by the publication. */
function findInTheWay(out: string, path: string, leaving: ReadonlySet<string>): readonly string[] {
  const stays = (file: string) => !leaving.has(samePlace(file));
  try {
    const stats = lstatSync(join(out, path), { throwIfNoEntry: false });
    if (!stats) return [];
    if (!stats.isDirectory()) return [path].filter(stays);
    return (listFiles(join(out, path)) ?? []).map((file) => `${path}/${file}`).filter(stays);
  } catch (error) {
    if (!isCode(error, 'ENOTDIR')) throw error;
    return parentsOf(path)
      .filter((parent) => isNoFolder(join(out, parent)) && stays(parent))
      .slice(0, 1);
  }
}

function isNoFolder(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch (error) {
    // One of its parents is not a folder.
    if (!isCode(error, 'ENOTDIR')) throw error;
    return false;
  }
}

/** Returns whether `inner` is `outer` or a path inside it. */
function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (!path.startsWith('..') && !/^[A-Za-z]:|^\//.test(path));
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

function failure(code: ProblemCode, title: string, hint: string): DocsgenError {
  return new DocsgenError([{ code, title, hint }]);
}
