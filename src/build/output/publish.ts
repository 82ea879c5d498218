import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../../content/list-files.ts';
import { writeWhole } from '../cache/write-whole.ts';
import type { Stage } from './stage.ts';
import { stageFile } from './stage-file.ts';

/** What is left to do to publish an output. It is kept on disk, so that a later run completes what a killed one began. */
interface Journal {
  readonly stage: string;
  readonly out: string;
  /** Every file of the new output. */
  readonly files: readonly string[];
  /** Those of them that are on the stage. */
  readonly changed: readonly string[];
  /** Files of the last output that the new one does not have. */
  readonly stale: readonly string[];
}

interface PublishOptions {
  readonly stage: Stage;
  readonly out: string;
  /** The site's cache folder. */
  readonly cache: string;
}

/** Moves a complete stage into the output folder, and removes what an earlier build wrote there and this one did not. */
export async function publish({ stage, out, cache }: PublishOptions): Promise<void> {
  const files = [...stage.files].toSorted();
  const stale = (await ownedFiles(out, cache)).filter((file) => !stage.files.has(file));
  const changed = [...stage.changed].toSorted();
  const journal: Journal = { stage: stage.folder, out, files, changed, stale };
  const path = journalPath(out, cache);
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, JSON.stringify(journal));
  await complete(journal, cache);
}

/** Completes the publication into an output folder that an earlier run began, if there is one. */
export async function completePublication(out: string, cache: string): Promise<void> {
  const text = await readText(journalPath(out, cache));
  if (text === null) return;
  const journal: Journal = JSON.parse(text);
  await complete(journal, cache);
}

/** Returns the files of an output folder that docsgen wrote, relative to it; null if the folder holds files of somebody else. */
export async function findOwnedFiles(out: string, cache: string): Promise<readonly string[] | null> {
  const manifest = await readText(manifestPath(out, cache));
  if (manifest !== null) {
    const files: readonly string[] = JSON.parse(manifest);
    return files;
  }
  const present = listFiles(out);
  if (present === null || present.length === 0) return [];
  // The cache may have been cleared since: an output says by itself who made it.
  const page = await readText(join(out, present.find((file) => file.endsWith('404.html')) ?? '404.html'));
  return page?.includes('<meta name="generator" content="docsgen"') ? present : null;
}

async function ownedFiles(out: string, cache: string): Promise<readonly string[]> {
  return (await findOwnedFiles(out, cache)) ?? [];
}

async function complete(journal: Journal, cache: string): Promise<void> {
  const { stage, out, files, changed, stale } = journal;
  await removeBlockers(journal);
  const folders = new Set<string>();
  for (const file of changed) {
    const target = join(out, file);
    const folder = dirname(target);
    // Waiting for each of thousands of files takes longer than moving it.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    move(stageFile(stage, file), target);
  }
  for (const file of stale) await removeFile(out, file);
  const manifest = manifestPath(out, cache);
  await mkdir(dirname(manifest), { recursive: true });
  await writeWhole(manifest, JSON.stringify(files));
  await rm(stage, { recursive: true, force: true });
  await rm(journalPath(out, cache), { force: true });
}

/** A stale file may stand where a folder must be, or the other way round. */
async function removeBlockers({ out, files, stale }: Journal): Promise<void> {
  const wanted = new Set(files);
  const folders = new Set(files.flatMap(parents));
  for (const file of stale) {
    if (folders.has(file) || parents(file).some((folder) => wanted.has(folder))) await removeFile(out, file);
  }
}

function parents(file: string): readonly string[] {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A file that is no longer on the stage was moved by the run that was killed. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    if (!isCode(error, 'EXDEV')) throw error;
    // The output lies on another file system than the cache.
    copyFileSync(from, to);
    rmSync(from);
  }
}

/** What stood in the way was removed before, and a folder may stand there by now, or a file in place of a folder above. */
async function removeFile(out: string, file: string): Promise<void> {
  if (!(await isFile(join(out, file)))) return;
  await rm(join(out, file), { force: true });
  for (const folder of parents(file).toReversed()) {
    try {
      await rmdir(join(out, folder));
    } catch {
      // It still holds something, or is gone already.
      return;
    }
  }
}

/** Returns whether a file stands at a path; false also where there is nothing. */
export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return false;
    throw error;
  }
}

/** Returns where the journal of an output folder is kept: two builds of a site into two folders may be at work at once. */
export function journalPath(out: string, cache: string): string {
  return join(cache, 'publications', nameOf(out));
}

function manifestPath(out: string, cache: string): string {
  return join(cache, 'outputs', nameOf(out));
}

function nameOf(out: string): string {
  return `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.json`;
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
