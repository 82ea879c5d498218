import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draftFile, manifestFile } from './own-files.ts';

/** Hashes of the files that docsgen wrote to an output folder, by path. While a build is published, a path may have two. */
export type Manifest = ReadonlyMap<string, ReadonlySet<string>>;

const about =
  'What docsgen wrote to this folder: each path with the hash of its bytes. A build replaces and removes these files, and no others.';

/** Returns the manifest of an output folder; null where there is none that can be read. */
export function readManifest(out: string): Manifest | null {
  try {
    const content: unknown = JSON.parse(readFileSync(join(out, manifestFile), 'utf8'));
    const manifest = new Map<string, Set<string>>();
    for (const entry of entriesOf(content)) addTo(manifest, entry);
    return manifest;
  } catch {
    return null;
  }
}

/** Returns a manifest that names what several do. */
export function mergeManifests(...manifests: readonly Manifest[]): Manifest {
  const merged = new Map<string, Set<string>>();
  for (const manifest of manifests) {
    for (const [path, hashes] of manifest) for (const hash of hashes) addTo(merged, [path, hash]);
  }
  return merged;
}

/** Returns the manifest of files by the hash of each. */
export function manifestOf(files: Iterable<readonly [path: string, file: { readonly hash: string }]>): Manifest {
  return new Map([...files].map(([path, { hash }]) => [path, new Set([hash])]));
}

/** Puts a manifest into its output folder, unless that is what lies there. The same files give the same bytes. */
export async function writeManifest(out: string, manifest: Manifest): Promise<void> {
  const entries = [...manifest].flatMap(([path, hashes]) =>
    [...hashes].toSorted().map((hash) => [path, hash] as const),
  );
  const lines = entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map((entry) => JSON.stringify(entry));
  const text = `{"about":${JSON.stringify(about)},\n"files":[\n${lines.join(',\n')}\n]}\n`;
  const path = join(out, manifestFile);
  if (readText(path) === text) return;
  const draft = join(out, draftFile);
  await writeFile(draft, text);
  await rename(draft, path);
}

function* entriesOf(content: unknown): Generator<readonly [path: string, hash: string]> {
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : null;
  if (!Array.isArray(files)) throw new TypeError('The manifest has no list of files');
  for (const entry of files as readonly unknown[]) {
    const [path, hash]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof path === 'string' && typeof hash === 'string') yield [path, hash];
  }
}

function addTo(manifest: Map<string, Set<string>>, [path, hash]: readonly [path: string, hash: string]): void {
  const known = manifest.get(path);
  if (known) known.add(hash);
  else manifest.set(path, new Set([hash]));
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
