import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../system/list-files.ts';
import { hashOf } from '../../system/hash.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isLeftAlone, isReserved, manifestFile } from './own-files.ts';
import { type OutputPlace, readRecord } from './output-place.ts';
import type { OutputFile } from './written-file.ts';

/** What lies in an output folder. Paths are relative to it; the files by which docsgen keeps order there are not among them. */
export interface OutputFiles {
  /** What docsgen wrote, as it wrote it: the manifest in the folder, or the site's record, names it with the hash of its bytes. */
  readonly owned: ReadonlyMap<string, OutputFile>;
  /** What this site wrote by its record, and somebody has changed since: as it was written. */
  readonly edited: ReadonlyMap<string, OutputFile>;
  /** What docsgen did not write, sorted. */
  readonly foreign: readonly string[];
  /** The same, but for what may stay there. */
  readonly leftAlone: readonly string[];
}

/** Returns what lies in an output folder, and whose it is. A link is nobody's but the user's, as docsgen writes none. */
export function examineOutput(place: OutputPlace): OutputFiles {
  const { out } = place;
  const present = listFiles(out) ?? [];
  const manifest = readManifest(out);
  const record = readRecord(place);
  // Without any manifest the folder is not the one that the record is about, whatever the paths in it.
  const isRecorded = present.includes(manifestFile);
  const owned = new Map<string, OutputFile>();
  const edited = new Map<string, OutputFile>();
  const foreign: string[] = [];
  const leftAlone: string[] = [];
  for (const path of present) {
    if (isReserved(path)) continue;
    const known = record.get(path);
    const found = findWritten(join(out, path), known, manifest?.get(path));
    if (found) owned.set(path, found);
    else if (known && isRecorded) edited.set(path, known);
    else (isLeftAlone(path) ? leftAlone : foreign).push(path);
  }
  return { owned, edited, foreign, leftAlone };
}

/** Returns what is known of a file if its bytes are those that it is named with, null otherwise. What nobody names is not read. */
function findWritten(
  path: string,
  known: OutputFile | undefined,
  hashes: ReturnType<Manifest['get']>,
): OutputFile | null {
  if (!known && !hashes) return null;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const { size, mtimeMs } = stats;
  if (known?.size === size && known.mtimeMs === mtimeMs) return known;
  const hash = hashOf(readFileSync(path));
  if (known?.hash === hash) return { ...known, size, mtimeMs };
  const locale = hashes?.get(hash);
  return locale === undefined ? null : { hash, size, mtimeMs, locale };
}
