import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, relative } from 'node:path';
import { type Loader, type Message, type Plugin, transform } from 'esbuild';
import { packageFolder } from '../system/package-folder.ts';

/** A component that the browser hydrates. */
export interface IslandModule {
  /** Name that pages use for the island; unique in a site. */
  readonly name: string;
  readonly file: string;
  readonly exportName: string;
}

/** Matches `'use client'` before any code. */
const directive = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*(['"])use client\1/;

/** Query of an import that needs the component itself, not the wrapper for the server. */
export const islandSource = '?island-source';

interface IslandPluginOptions {
  readonly found: Map<string, IslandModule>;
  readonly runtime: string;
  readonly nameOf: (file: string) => string;
}

/**
 * Returns the plugin of the server bundle that replaces each module with the directive by a wrapper
 * for the server, and adds its islands to `found`. `runtime` is the module that exports
 * `createIsland`; `nameOf` returns a unique name for a file.
 */
export function islandPlugin({ found, runtime, nameOf }: IslandPluginOptions): Plugin {
  return {
    name: 'islands',
    setup(build) {
      const { absWorkingDir = '' } = build.initialOptions;
      build.onResolve({ filter: /\?island-source$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.slice(0, -islandSource.length)),
        suffix: islandSource,
      }));
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path, suffix }) => {
        const source = await readFile(path, 'utf8');
        if (suffix === islandSource || !directive.test(source)) return undefined;
        const exports = await exportedNames(path, source, relative(absWorkingDir, path));
        if ('errors' in exports) return exports;
        const islands = exports
          .filter(isComponentName)
          .map((exportName) => ({ name: islandName(nameOf(path), exportName), file: path, exportName }));
        for (const island of islands) found.set(island.name, island);
        return { contents: serverModule({ path, islands, runtime }), loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * Returns the names that a module exports, or its syntax errors. `name` is the name of the file in
 * messages.
 */
async function exportedNames(
  path: string,
  source: string,
  name: string,
): Promise<readonly string[] | { readonly errors: Message[] }> {
  const loader: Loader = path.endsWith('x') ? 'tsx' : 'ts';
  const options = { loader, format: 'esm', jsx: 'automatic', sourcefile: name, logLevel: 'silent' } as const;
  const transformed = await transform(source, options).catch((error: unknown) => ({ errors: syntaxErrors(error) }));
  if ('errors' in transformed) return transformed;
  const { code } = transformed;
  const { parse } = await import('acorn');
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const names = statement.specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : String(exported.value),
    );
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
      return [...names, declaration.id.name];
    if (declaration?.type !== 'VariableDeclaration') return names;
    return [...names, ...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))];
  });
}

function syntaxErrors(error: unknown): Message[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors;
  throw error;
}

function isComponentName(name: string): boolean {
  return name === 'default' || /^[A-Z]/.test(name);
}

function islandName(module: string, exportName: string): string {
  return exportName === 'default' || exportName === posix.basename(module) ? module : `${module}.${exportName}`;
}

interface ServerModule {
  readonly path: string;
  readonly islands: readonly IslandModule[];
  readonly runtime: string;
}

/**
 * Returns the code of the wrapper for the server. A module with the directive exports islands, and
 * may export `strategy`, which decides when they hydrate.
 */
function serverModule({ path, islands, runtime }: ServerModule): string {
  return [
    `import { createIsland } from ${JSON.stringify(runtime)};`,
    // The import must not contain the path of the site: the names of bundled files are hashes of
    // the code.
    `import * as source from ${JSON.stringify(`./${basename(path)}${islandSource}`)};`,
    ...islands.map(({ name, exportName }, index) => {
      const local = `island${index}`;
      const make = `createIsland(${JSON.stringify(name)}, source.${exportName}, source.strategy)`;
      return `const ${local} = ${make};\nexport { ${local} as ${exportName} };`;
    }),
  ].join('\n');
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
