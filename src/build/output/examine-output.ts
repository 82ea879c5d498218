import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../system/list-files.ts';
import { hashOf } from '../../system/hash.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isLeftAlone, isReserved, manifestFile } from './own-files.ts';
import { type OutputPlace, readRecord } from './output-place.ts';
import type { OutputFile } from './written-file.ts';

/**
 * The files in an output folder, grouped by who wrote them. Paths are relative to the folder.
 * docsgen's own `.docsgen-*` files are left out.
 */
export interface OutputFiles {
  /**
   * Files that docsgen wrote and that have not changed since: the manifest in the folder, or the
   * site's record, has the hash of their bytes.
   */
  readonly owned: ReadonlyMap<string, OutputFile>;
  /**
   * Files that this site wrote, as its record says, and that were changed since. The values
   * describe the files as they were written.
   */
  readonly edited: ReadonlyMap<string, OutputFile>;
  /** Files that docsgen did not write, sorted. */
  readonly foreign: readonly string[];
  /** Files that docsgen did not write and that may stay in the folder, see `isLeftAlone`. */
  readonly leftAlone: readonly string[];
}

/**
 * Returns the files in an output folder, grouped by who wrote them. A link counts as foreign,
 * since docsgen writes no links.
 */
export function examineOutput(place: OutputPlace): OutputFiles {
  const { out } = place;
  const present = listFiles(out) ?? [];
  // The record knows most files, so the manifest is often not needed.
  let manifest: Manifest | null = null;
  const hashesOf = (path: string) => (manifest ??= readManifest(out) ?? new Map()).get(path);
  const record = readRecord(place);
  // Without a manifest this is not the folder that the record describes, even if the paths are the
  // same.
  const isRecorded = present.includes(manifestFile);
  const owned = new Map<string, OutputFile>();
  const edited = new Map<string, OutputFile>();
  const foreign: string[] = [];
  const leftAlone: string[] = [];
  for (const path of present) {
    if (isReserved(path)) continue;
    const known = record.get(path);
    const found = findWritten(join(out, path), known, () => hashesOf(path));
    if (found) owned.set(path, found);
    else if (known && isRecorded) edited.set(path, known);
    else (isLeftAlone(path) ? leftAlone : foreign).push(path);
  }
  return { owned, edited, foreign, leftAlone };
}

/**
 * Returns the metadata of a file if its bytes have one of the hashes known for it, else null. A
 * file that neither the record nor the manifest has is not read.
 */
function findWritten(
  path: string,
  known: OutputFile | undefined,
  hashes: () => ReturnType<Manifest['get']>,
): OutputFile | null {
  if (!known && !hashes()) return null;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const { size, mtimeMs } = stats;
  if (known?.size === size && known.mtimeMs === mtimeMs) return known;
  const hash = hashOf(readFileSync(path));
  if (known?.hash === hash) return { ...known, size, mtimeMs };
  const locale = hashes()?.get(hash);
  return locale === undefined ? null : { hash, size, mtimeMs, locale };
}
