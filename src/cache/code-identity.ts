import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
  const hash = createHash('sha256');
  const compiled = join(folder, 'dist');
  const files = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|json)$/.test(file),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(compiled, file)));
  const manifest = readManifest(join(folder, 'package.json'));
  for (const name of Object.keys(manifest.dependencies ?? {})) hash.update(`${name} ${versionOf(folder, name)}\n`);
  return hash.update(`${process.versions['unicode']} ${process.versions['icu']}`).digest('hex');
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
