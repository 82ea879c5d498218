import { lstatSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { invalidOption } from '../add/new-file.ts';

/** A folder that is made of copies. */
export interface NewFolder {
  /** Relative to the site's root. */
  readonly path: string;
  /** Without any, the folder is not made, but there must not be one. */
  readonly files: readonly FileCopy[];
}

interface FileCopy {
  /** Relative to the site's root. */
  readonly from: string;
  /** Relative to the new folder. */
  readonly to: string;
}

/** Folders that were made. */
interface CopiedFolders {
  /** Their paths, relative to the site's root. */
  readonly paths: readonly string[];
  readonly remove: () => Promise<void>;
}

/**
 * Makes new folders of copied files, all of them or none, and returns them. Throws a `DocsgenError`
 * if something is at the path of one.
 */
export async function copyFolders(root: string, folders: readonly NewFolder[]): Promise<CopiedFolders> {
  const taken = folders.find(({ path }) => lstatSync(join(root, path), { throwIfNoEntry: false }));
  if (taken)
    throw invalidOption(
      `${taken.path} exists already`,
      'Choose another name, or remove it if an interrupted run has left it.',
    );
  const remove = async (paths: readonly string[]) => {
    await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
  };
  const filled = folders.filter(({ files }) => files.length > 0);
  const stages = filled.map(({ path }) => stageOf(join(root, path)));
  const made: string[] = [];
  try {
    // A run that was interrupted may have left some.
    await remove(stages);
    await Promise.all(filled.map((folder) => fill(root, folder)));
    for (const { path } of filled) {
      const target = join(root, path);
      await rename(stageOf(target), target);
      made.push(target);
    }
  } catch (error) {
    await remove([...stages, ...made]);
    throw error;
  }
  return { paths: filled.map(({ path }) => path), remove: () => remove(made) };
}

/** It is beside the folder, because files cannot be moved between file systems. */
function stageOf(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.partial`);
}

async function fill(root: string, { path, files }: NewFolder): Promise<void> {
  const stage = stageOf(join(root, path));
  const subfolders = new Set(files.map(({ to }) => dirname(join(stage, to))));
  await Promise.all([...subfolders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all(files.map(({ from, to }) => copyFile(join(root, from), join(stage, to))));
}
