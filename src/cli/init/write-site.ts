import { readFileSync } from 'node:fs';
import { constants, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCode } from '../../system/error-code.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { mergeManifest } from './merge-manifest.ts';
import type { PlannedFile } from './plan-site.ts';

/** What became of the files of a new site. All paths are relative to its folder. */
export interface WrittenSite {
  /** New files. */
  readonly written: readonly string[];
  /** Existing files, with what was added to them. */
  readonly extended: readonly { readonly path: string; readonly added: readonly string[] }[];
  /** Existing files that were not changed. */
  readonly kept: readonly string[];
}

/** A text that replaces an existing one, and what is new in it; nothing new means no change. */
interface Extended {
  readonly text: string;
  readonly added: readonly string[];
}

/**
 * Writes the files of a new site that its folder lacks. Existing files keep what they have:
 * package.json and .gitignore get what they lack, and all others are left alone.
 */
export async function writeSite(folder: string, files: readonly PlannedFile[]): Promise<WrittenSite> {
  const written: string[] = [];
  const extended: { path: string; added: readonly string[] }[] = [];
  const kept: string[] = [];
  for (const { path, text } of files) {
    const file = join(folder, path);
    if (await writeNew(file, text)) {
      written.push(path);
      continue;
    }
    const next = extend(path, file, text);
    if (next === null || next.added.length === 0) kept.push(path);
    else {
      await writeAtomically(file, next.text);
      extended.push({ path, added: next.added });
    }
  }
  return { written, extended, kept };
}

/** Writes a file, unless there is something at its path. Returns whether it was written. */
async function writeNew(file: string, text: string): Promise<boolean> {
  return makeNew(file, () => writeFile(file, text, { flag: 'wx' }));
}

/** Copies a file, unless there is something at the path of the copy. Returns whether it was copied. */
export async function copyNew(from: string, to: string): Promise<boolean> {
  return makeNew(to, () => copyFile(from, to, constants.COPYFILE_EXCL));
}

async function makeNew(file: string, make: () => Promise<void>): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await make();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function extend(path: string, file: string, text: string): Extended | null {
  if (path === 'package.json') return mergeManifest(readFileSync(file, 'utf8'), text);
  return path === '.gitignore' ? extendIgnored(readFileSync(file, 'utf8'), text) : null;
}

/** Returns a .gitignore with the folders that it does not ignore yet. */
function extendIgnored(existing: string, wanted: string): Extended {
  const plain = (line: string) => line.trim().replace(/^\/|\/$/g, '');
  const known = new Set(existing.split('\n').map(plain));
  const added = wanted.split('\n').filter((line) => line !== '' && !known.has(plain(line)));
  const separator = existing === '' || existing.endsWith('\n') ? '' : '\n';
  return { text: existing + separator + added.map((line) => `${line}\n`).join(''), added };
}
