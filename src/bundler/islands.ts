import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, sep } from 'node:path';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { packageFolder } from '../system/package-folder.ts';
import { islandSource, loadBelowIsland, resolveBelowIslands } from './below-islands.ts';
import { effectsMark } from './island-effects.ts';
import { exportedNames } from './island-exports.ts';
import { withLateImports } from './late-imports.ts';

/** A component that the browser hydrates. */
export interface IslandModule {
  /** Name that pages use for the island; unique in a site. */
  readonly name: string;
  readonly file: string;
  readonly exportName: string;
}

/** Matches `'use client'` among the directives before any code. */
const directive =
  /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/|(['"])use (?!client\b)\w+\1;?)*(['"])use client\2/;

const script = /\.[cm]?[jt]sx?$/;
const themeFolder = join(packageFolder(), 'src') + sep;

interface IslandPluginOptions {
  readonly found: Map<string, IslandModule>;
  readonly runtime: string;
  readonly nameOf: (file: string) => string;
  /** The folders of plugins, absolute. Their files count as the site's. Default: none. */
  readonly pluginFolders?: readonly string[];
}

/**
 * Returns the plugins of the server bundle that replace the module of each island by a wrapper for
 * the server, and add its islands to `found`. `runtime` is the module that exports `createIsland`;
 * `nameOf` returns a unique name for a file. The first one must come before all plugins that
 * resolve imports, the other one after all plugins that load files.
 *
 * The directive counts in files of the site, of plugins and of the theme. In packages it says
 * nothing about the site: many have it in modules that only export hooks. Below an island it has no
 * effect either, so the site's files there are bundled as they are. A file that the server needs
 * elsewhere too is in the bundle twice.
 */
export function islandPlugins(options: IslandPluginOptions): { readonly first: Plugin; readonly last: Plugin } {
  const { pluginFolders = [] } = options;
  const isOfSite = (file: string) => script.test(file) && !isInPackage(file, pluginFolders);
  const isOfTheme = (file: string) => script.test(file) && file.startsWith(themeFolder);
  return {
    first: resolveBelowIslands((file) => isOfSite(file) && !isOfTheme(file)),
    last: loadIslands(options, (file) => isOfSite(file) || isOfTheme(file)),
  };
}

/** Returns whether a file belongs to a package that is not a plugin of the site. */
function isInPackage(file: string, pluginFolders: readonly string[]): boolean {
  const own = pluginFolders.find((folder) => file.startsWith(folder + sep)) ?? '';
  return file.slice(own.length).split(sep).includes('node_modules');
}

function loadIslands(options: IslandPluginOptions, mayBeIsland: (file: string) => boolean): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onLoad({ filter: script }, async ({ path, suffix }): Promise<OnLoadResult | undefined> => {
        if (suffix !== '') return loadBelowIsland(path, suffix);
        const source = await readFile(path, 'utf8');
        if (!mayBeIsland(path)) {
          const contents = await withLateImports(source);
          return contents === null ? undefined : { contents, loader: 'js' };
        }
        return directive.test(source) ? loadWrapper(build, { ...options, path, source }) : undefined;
      });
    },
  };
}

interface IslandFile extends IslandPluginOptions {
  readonly path: string;
  readonly source: string;
}

async function loadWrapper(build: PluginBuild, { path, source, ...options }: IslandFile): Promise<OnLoadResult> {
  const { found, nameOf, runtime } = options;
  const exports = await exportedNames(path, source, build.initialOptions);
  if ('errors' in exports) return exports;
  const islands = exports
    .filter(isComponentName)
    .map((exportName) => ({ name: islandName(nameOf(path), exportName), file: path, exportName }));
  for (const island of islands) found.set(island.name, island);
  return { contents: wrapperCode({ path, source, islands, runtime }), loader: 'js', resolveDir: dirname(path) };
}

function isComponentName(name: string): boolean {
  return name === 'default' || /^[A-Z]/.test(name);
}

function islandName(module: string, exportName: string): string {
  return exportName === 'default' || exportName === posix.basename(module) ? module : `${module}.${exportName}`;
}

interface Wrapper {
  readonly path: string;
  readonly source: string;
  readonly islands: readonly IslandModule[];
  readonly runtime: string;
}

/**
 * Returns the code of the wrapper for the server. It exports what the module exports, with islands
 * in the place of its components. The first call is where the module exports `strategy`, so that
 * its error is reported there.
 */
function wrapperCode({ path, source, islands, runtime }: Wrapper): string {
  // The import must not contain the path of the site: the names of bundled files are hashes of
  // the code.
  const module = JSON.stringify(`./${basename(path)}${islandSource}`);
  const { line, column } = strategyPlace(source);
  const indent = `${'\n'.repeat(line)}${' '.repeat(column)}`;
  const calls = islands.map(({ name, exportName }, index) => {
    // The effects of the theme's islands wait until a reader needs them.
    const when = path.startsWith(themeFolder) ? `'intent'` : `source.strategy, ${JSON.stringify(effectsMark(name))}`;
    const call = `createIsland(${JSON.stringify(name)}, source.${exportName}, ${when})`;
    return `const island${index} = ${index === 0 ? indent : ''}${call}; export { island${index} as ${exportName} };`;
  });
  const imports = `import { createIsland } from ${JSON.stringify(runtime)}; import * as source from ${module};`;
  return `${imports} export * from ${module}; ${calls.join(' ')}`;
}

/** Returns where a module exports `strategy`, from 0; the first line if it does not. */
function strategyPlace(source: string): { readonly line: number; readonly column: number } {
  const found = /^export\b[^=\n]*\bstrategy\b/m.exec(source);
  if (found === null) return { line: 0, column: 0 };
  const before = source.slice(0, found.index + found[0].lastIndexOf('strategy')).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** Namespace of the module that lists the islands. */
export const registryNamespace = 'island-registry';

/**
 * Returns the plugin for the module that loads each island in the browser by its name. Each island
 * gets its own chunk.
 */
export function islandRegistry(islands: ReadonlyMap<string, IslandModule>): Plugin {
  const entries = [...islands.values()].map(
    ({ name, file, exportName }) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}).then((module) => module.${exportName})`,
  );
  const contents = `export const islands = {\n${entries.join(',\n')}\n};`;
  return {
    name: registryNamespace,
    setup(build) {
      build.onResolve({ filter: /^docsgen:islands$/ }, ({ path }) => ({ path, namespace: registryNamespace }));
      build.onLoad({ filter: /.*/, namespace: registryNamespace }, () => ({ contents, resolveDir: packageFolder() }));
    },
  };
}
