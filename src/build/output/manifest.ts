import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFile, manifestFile } from './own-files.ts';
import type { OutputFile } from './written-file.ts';
import { isCode } from '../../system/error-code.ts';

/**
 * The files that docsgen wrote to an output folder. For each path it has the hash of the bytes and
 * the name of the file's locale. While a build is published, a path may have two hashes.
 */
export type Manifest = ReadonlyMap<string, ReadonlyMap<string, OutputFile['locale']>>;

type Entry = readonly [path: string, hash: string, locale: OutputFile['locale']];

const about =
  'What docsgen wrote to this folder: each path with the hash of its bytes, and its locale. A build replaces and removes these files, and no others.';

/** Returns the manifest of an output folder; null if there is none or if it is malformed. */
export function readManifest(out: string): Manifest | null {
  const text = readText(join(out, manifestFile));
  if (text === null) return null;
  try {
    const content: unknown = JSON.parse(text);
    const manifest = new Map<string, Map<string, OutputFile['locale']>>();
    for (const entry of entriesOf(content)) addTo(manifest, entry);
    return manifest;
  } catch {
    // Something else has written the file.
    return null;
  }
}

/** Returns a manifest with the entries of all these manifests. */
export function mergeManifests(...manifests: readonly Manifest[]): Manifest {
  const merged = new Map<string, Map<string, OutputFile['locale']>>();
  for (const manifest of manifests) for (const entry of listEntries(manifest)) addTo(merged, entry);
  return merged;
}

/** Returns the manifest that lists these files. */
export function manifestOf(
  files: Iterable<readonly [path: string, file: Pick<OutputFile, 'hash' | 'locale'>]>,
): Manifest {
  return new Map([...files].map(([path, { hash, locale }]) => [path, new Map([[hash, locale]])]));
}

/**
 * Writes a manifest to its output folder, unless the same text is there already. The same files
 * always give the same bytes.
 */
export async function writeManifest(out: string, manifest: Manifest): Promise<void> {
  const entries = listEntries(manifest).toSorted(([a, one], [b, other]) => compare(a, b) || compare(one, other));
  const lines = entries.map(([path, hash, locale]) =>
    JSON.stringify(locale === null ? [path, hash] : [path, hash, locale]),
  );
  const text = `{"about":${JSON.stringify(about)},\n"files":[\n${lines.join(',\n')}\n]}\n`;
  const path = join(out, manifestFile);
  const temporary = join(out, temporaryFile);
  // A run that was killed may have left it.
  if (readText(path) === text) return rm(temporary, { force: true });
  await writeFile(temporary, text);
  await rename(temporary, path);
}

function* entriesOf(content: unknown): Generator<Entry> {
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : null;
  if (!Array.isArray(files)) throw new TypeError('The manifest has no list of files');
  for (const entry of files as readonly unknown[]) {
    const [path, hash, locale]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof path !== 'string' || typeof hash !== 'string') continue;
    yield [path, hash, typeof locale === 'string' ? locale : null];
  }
}

function listEntries(manifest: Manifest): readonly Entry[] {
  return [...manifest].flatMap(([path, hashes]) => [...hashes].map(([hash, locale]): Entry => [path, hash, locale]));
}

function addTo(manifest: Map<string, Map<string, OutputFile['locale']>>, [path, hash, locale]: Entry): void {
  const known = manifest.get(path);
  if (known) known.set(hash, locale);
  else manifest.set(path, new Map([[hash, locale]]));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw error;
    return null;
  }
}
