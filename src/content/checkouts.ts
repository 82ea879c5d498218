import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { checkOut, type CommitFiles } from '../system/check-out.ts';
import { isCode } from '../system/error-code.ts';
import { hashOf } from '../system/hash.ts';

/** The checked out files of commits. Each is written once: nothing changes at a commit. */
export interface Checkouts {
  /** Returns the folder with the files of a commit, and the submodules that are not in it. */
  readonly open: (files: CommitFiles) => { readonly folder: string; readonly submodules: readonly string[] };
  /** Removes the checkouts that no run has used for a week. */
  readonly removeUnused: () => void;
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

const listSchema = z.array(z.string());

/** Returns the folder of the checkouts in a cache. */
export function checkoutsIn(cache: string): string {
  return join(cache, 'checkouts');
}

/** Opens the checkouts in a folder, which other runs may use at the same time. */
export function openCheckouts(named: string): Checkouts {
  const folder = writableFolder(named);
  const open: Checkouts['open'] = (files) => {
    const place = join(folder, `${files.commit}-${hashOf(JSON.stringify(files.folders))}`);
    const present = readCheckout(place);
    if (present) return present;
    // It is complete or not there, also if this run is killed.
    const temporary = mkdtempSync(join(folder, 'temporary-'));
    try {
      const submodules = checkOut(files, join(temporary, 'files'));
      writeFileSync(join(temporary, 'submodules.json'), JSON.stringify(submodules));
      renameSync(temporary, place);
      return { folder: join(place, 'files'), submodules };
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      // Another run may have been faster.
      const other = readCheckout(place);
      if (other) return other;
      throw error;
    }
  };
  return {
    open,
    removeUnused: () => {
      for (const name of readdirSync(folder)) {
        if (ageOf(join(folder, name)) < week) continue;
        const removed = join(folder, `temporary-${randomUUID()}`);
        try {
          renameSync(join(folder, name), removed);
          rmSync(removed, { recursive: true, force: true });
        } catch {
          // Another run removes it.
        }
      }
    },
  };
}

/** Returns a checkout, and marks it as used; null if there is none. */
function readCheckout(place: string): ReturnType<Checkouts['open']> | null {
  try {
    const submodules = listSchema.parse(JSON.parse(readFileSync(join(place, 'submodules.json'), 'utf8')));
    if (ageOf(place) > hour) utimesSync(place, new Date(), new Date());
    return { folder: join(place, 'files'), submodules };
  } catch {
    return null;
  }
}

/** Returns how long ago a checkout was last used, in milliseconds; 0 if it is gone. */
function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Returns a folder, or a temporary one for this run if nothing can be written there. */
function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    if (!isCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    const temporary = mkdtempSync(join(tmpdir(), 'docsgen-checkouts-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    return temporary;
  }
}
