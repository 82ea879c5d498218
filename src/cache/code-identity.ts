import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from '../system/package-folder.ts';
import { isCode } from '../system/error-code.ts';
import { hasFields } from '../shared/has-fields.ts';

/**
 * Returns a hash that changes whenever the same input may give another result. It covers docsgen's
 * own code, the versions of its dependencies, and the Unicode and ICU versions that decide how
 * texts are sorted and split.
 */
export function codeIdentity(): string {
  const folder = packageFolder();
  const compiled = join(folder, 'dist');
  const hash = createHash('sha256').update(readFileSync(join(compiled, hashFile)));
  // Somebody may have patched a file since.
  for (const file of codeFiles(compiled)) hash.update(`${file} ${statSync(join(compiled, file)).size}\n`);
  const manifest = readManifest(join(folder, 'package.json'));
  for (const name of Object.keys(manifest.dependencies ?? {})) hash.update(`${name} ${versionOf(folder, name)}\n`);
  return hash.update(`${process.versions['unicode']} ${process.versions['icu']}`).digest('hex');
}

/** The hash of the compiled code. To read all of the code takes longer than a small build. */
const hashFile = 'code-hash';

/** Writes the hash of the compiled code, when it has just been compiled. */
export function writeCodeHash(): void {
  const compiled = join(packageFolder(), 'dist');
  const hash = createHash('sha256');
  for (const file of codeFiles(compiled)) hash.update(file).update(readFileSync(join(compiled, file)));
  writeFileSync(join(compiled, hashFile), hash.digest('hex'));
}

/** Returns the paths of the compiled modules and of their data, sorted. */
function codeFiles(compiled: string): readonly string[] {
  const files = ['', 'bundles', 'chunks'].flatMap((folder) =>
    readdirSync(join(compiled, folder)).map((name) => join(folder, name)),
  );
  return files.filter((file) => /\.(?:m?js|json)$/.test(file)).toSorted();
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(path: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return hasFields<Manifest>(manifest) ? manifest : {};
}

/**
 * Looks for the manifest in all folders where Node looks for packages, since a package may not
 * export its manifest.
 */
function versionOf(folder: string, name: string): string {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return readManifest(join(path, name, 'package.json')).version ?? '';
    } catch (error) {
      // The package is not in this folder.
      if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    }
  }
  return '';
}
