import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleModule, type ModuleBundle } from '../../config/bundle-module.ts';
import { importDefault, moduleUrl } from '../../config/import-module.ts';
import { placeInSource } from '../../config/place-in-source.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { hashOf } from '../../system/hash.ts';
import { listFiles } from '../../system/list-files.ts';

/** The module of a plugin, which was run once. */
export interface OpenedModule {
  /** Absolute path of the folder that the module is in. */
  readonly folder: string;
  /** Absolute path of the folder of its package; null for a file of the site. */
  readonly package: string | null;
  /** URL from which threads import the module. */
  readonly url: string;
  /** Source map of its code, as JSON. */
  readonly map: string;
  /** Hash of its code and of the packages that it imports. */
  readonly hash: string;
  /** The site's own files in it, relative to the root. */
  readonly sources: readonly string[];
  /** Its default export. */
  readonly exported: unknown;
  /** Returns the position of the code that threw an error; null if it is not in these files. */
  readonly locate: (error: unknown) => Pick<Problem, 'file' | 'line' | 'column'> | null;
}

/** Which module to open. */
export interface ModulePlace {
  readonly root: string;
  readonly specifier: string;
  /** Where the configuration names it. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
  /** The folders of packages that have changed since they were loaded. */
  readonly changed: readonly string[];
}

/**
 * Returns the module of a plugin. Throws a `DocsgenError` if it cannot be bundled, fails when it is
 * loaded, or has no default export.
 */
export async function openModule({ root, specifier, place, changed }: ModulePlace): Promise<OpenedModule> {
  const bundle = await bundleModule({ root, specifier, file: place.file ?? '', bundled: changed }).catch(
    (error: unknown) => {
      if (!(error instanceof DocsgenError)) throw error;
      // A problem without a position is about the import of the module itself.
      const isFound = ({ line }: Problem) => line !== undefined;
      throw new DocsgenError(error.problems.map((each) => (isFound(each) ? each : missingModule(specifier, place))));
    },
  );
  const url = moduleUrl(bundle);
  const locate = (error: unknown) => placeInSource(error, bundle.map);
  const exported = await importDefault(url).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const title = `The plugin \`${specifier}\` fails when it is loaded: ${reason}`;
    const hint = 'Correct the plugin, or remove it from the configuration.';
    const problem: Problem = asProblem({ code: 'plugin-failed', title, hint, ...(locate(cause) ?? place) });
    throw new DocsgenError([problem], { cause });
  });
  if (exported === undefined) {
    const title = `The plugin \`${specifier}\` exports nothing by default`;
    const hint = 'End its module with `export default definePlugin({ … })`.';
    throw new DocsgenError([{ code: 'missing-export', title, hint, ...place }]);
  }
  return {
    url,
    map: bundle.map,
    hash: hashModule(root, bundle),
    folder: dirname(bundle.file),
    package: specifier.startsWith('.') ? null : packageOf(bundle.file),
    sources: bundle.sources,
    exported,
    locate,
  };
}

function missingModule(specifier: string, place: ModulePlace['place']): Problem {
  const isFile = specifier.startsWith('.');
  const title = isFile ? `There is no plugin \`${specifier}\`` : `The plugin \`${specifier}\` is not installed`;
  const hint = isFile
    ? "Check the path; it is relative to the site's folder."
    : `Run \`npm install --save-dev ${specifier}\` in the site's folder, or correct the name.`;
  return asProblem({ code: 'unresolved-import', title, hint, ...place });
}

/**
 * Returns the folder of the package that a file belongs to. A link may lead out of `node_modules`.
 */
function packageOf(file: string): string {
  if (file.split(sep).includes('node_modules')) return folderOf(file);
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(file);
}

/** The files of a package that can be code. */
const codeFile = /\.(?:[cm]?js|json|node|wasm)$/;

/** The hash is the same wherever the site lies, so that a cache may be moved with it. */
function hashModule(root: string, { sources, packages }: ModuleBundle): string {
  const own = sources.flatMap((file) => [file, readFileSync(join(root, file))]);
  const folders = [...new Set(packages.map((url) => folderOf(fileURLToPath(url))))];
  const others = folders.flatMap((folder) => {
    const files = (listFiles(folder) ?? []).filter((file) => codeFile.test(file) && !file.includes('node_modules/'));
    return files.flatMap((file) => [file, readFileSync(join(folder, file))]);
  });
  return hashOf(...own, ...others);
}

/** Returns the folder of the package that a file of `node_modules` belongs to. */
function folderOf(file: string): string {
  const parts = dirname(file).split(sep);
  const index = parts.lastIndexOf('node_modules');
  const count = parts[index + 1]?.startsWith('@') ? 3 : 2;
  return parts.slice(0, index + count).join(sep);
}
