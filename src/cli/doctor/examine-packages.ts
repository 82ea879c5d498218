import { readFileSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { packageFolder } from '../../system/package-folder.ts';

/** A package that docsgen uses. */
export interface InstalledPackage {
  /** Name of the package. */
  readonly name: string;
  /** Null if it is not installed. */
  readonly version: string | null;
  /** The versions that docsgen supports; null for docsgen itself. */
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
    return asProblem({ code: 'unusable-package', title, hint: "Run `npm install` in the site's folder." });
  });
  const docsgen = { name: 'docsgen', version: own.version, wanted: null, isOptional: false };
  return { found: [docsgen, ...found], problems };
}

/** Returns the version of a package beside the site, or else beside docsgen. */
function versionOf(name: string, root: string): string | null {
  for (const folder of [root, packageFolder()].flatMap((beside) => foldersOf(name, beside))) {
    try {
      return readManifest(join(folder, 'package.json')).version;
    } catch {
      // It is not in this folder.
    }
  }
  return null;
}

/**
 * Returns the folders that a package may be in, as Node looks for it from a folder. Plug'n'Play of
 * Yarn has no `node_modules`, and says itself where a package is.
 */
function foldersOf(name: string, folder: string): readonly string[] {
  const pnp = hasPnpApi(nodeModule) ? nodeModule.findPnpApi(`${folder}/`) : null;
  try {
    if (pnp) return [pnp.resolveToUnqualified(name, `${folder}/`) ?? []].flat();
  } catch {
    // It is not among the dependencies of this folder.
    return [];
  }
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name));
}

/** The part of Yarn's API that is used here: https://yarnpkg.com/advanced/pnpapi */
interface PnpApi {
  /** Returns the folder of a package; null for a module of Node. Throws if it is no dependency. */
  readonly resolveToUnqualified: (request: string, issuer: string) => string | null;
}

/** Returns whether Yarn has started this process with Plug'n'Play. */
function hasPnpApi(value: object): value is { readonly findPnpApi: (path: string) => PnpApi | null } {
  return 'findPnpApi' in value;
}

function readManifest(path: string): z.output<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
