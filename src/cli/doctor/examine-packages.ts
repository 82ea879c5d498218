import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Problem } from '../../shared/problem.ts';
import { packageFolder } from '../../system/package-folder.ts';

/** A package that docsgen uses. */
export interface InstalledPackage {
  /** Name of the package. */
  readonly name: string;
  /** Null if it is not installed. */
  readonly version: string | null;
  /** The versions that docsgen works with; null for docsgen itself. */
  readonly wanted: string | null;
  /** Whether docsgen works without it. */
  readonly isOptional: boolean;
}

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

interface Packages {
  readonly found: readonly InstalledPackage[];
  readonly problems: readonly Problem[];
}

/** Returns docsgen, React and the optional packages as installed, and what is wrong with them. */
export function examinePackages(root: string): Packages {
  const own = readManifest(join(packageFolder(), 'package.json'));
  const { dependencies = {}, peerDependencies = {} } = own;
  const react = ['react', 'react-dom'].map((name) => ({ name, wanted: dependencies[name] ?? '', isOptional: false }));
  const peers = Object.entries(peerDependencies)
    // Only editors use the types.
    .filter(([name]) => !name.startsWith('@types/'))
    .map(([name, wanted]) => ({ name, wanted, isOptional: true }));
  const found = [...react, ...peers].map((each) => ({ ...each, version: versionOf(each.name, root) }));
  const missing = found.filter(({ version, isOptional }) => version === null && !isOptional);
  const problems = missing.map(({ name }): Problem => {
    const title = `The package \`${name}\` is not installed`;
    return { severity: 'error', code: 'unusable-package', title, hint: 'Run `npm install` in the folder of the site.' };
  });
  const docsgen = { name: 'docsgen', version: own.version, wanted: null, isOptional: false };
  return { found: [docsgen, ...found], problems };
}

/** Returns the version of a package beside the site, or else beside docsgen. */
function versionOf(name: string, root: string): string | null {
  const folders = [root, packageFolder()].flatMap(
    (folder) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [],
  );
  for (const folder of folders) {
    try {
      return readManifest(join(folder, name, 'package.json')).version;
    } catch {
      // It is not in this folder.
    }
  }
  return null;
}

function readManifest(path: string): z.output<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
