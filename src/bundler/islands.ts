import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, relative } from 'node:path';
import { type Loader, type Message, type Plugin, transform } from 'esbuild';
import { packageFolder } from '../system/package-folder.ts';

/** A component of which the browser gets its own copy. */
export interface IslandModule {
  /** What pages call it; no two islands of a site share one. */
  readonly name: string;
  readonly file: string;
  readonly exportName: string;
}

/** `'use client'`, before any code. */
const directive = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*(['"])use client\1/;

/** Query of an import that wants the component itself, not its server half. */
export const islandSource = '?island-source';

interface IslandPluginOptions {
  readonly found: Map<string, IslandModule>;
  readonly half: string;
  readonly nameOf: (file: string) => string;
}

/**
 * Returns the plugin of the server bundle that puts the server's half in place of every module with the directive, and writes down
 * what it has met in `found`. `half` is the module that makes a server's half of a component; `nameOf` tells modules apart.
 */
export function islandPlugin({ found, half, nameOf }: IslandPluginOptions): Plugin {
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
        return { contents: serverHalf({ path, islands, half }), loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * Returns the names that a module exports, or what is wrong with its syntax. `name` is what
 * messages call its file.
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

interface ServerHalf {
  readonly path: string;
  readonly islands: readonly IslandModule[];
  readonly half: string;
}

/** A module with the directive exports islands and, if it wants, `strategy`: when they wake up. */
function serverHalf({ path, islands, half }: ServerHalf): string {
  return [
    `import { createIsland } from ${JSON.stringify(half)};`,
    // Where the site lies must not be told: the names of what is bundled are hashes of it.
    `import * as source from ${JSON.stringify(`./${basename(path)}${islandSource}`)};`,
    ...islands.map(({ name, exportName }, index) => {
      const local = `island${index}`;
      const make = `createIsland(${JSON.stringify(name)}, source.${exportName}, source.strategy)`;
      return `const ${local} = ${make};\nexport { ${local} as ${exportName} };`;
    }),
  ].join('\n');
}

/** In which the module lies that names the islands. */
export const registryNamespace = 'island-registry';

/** Returns the module that gives the browser every island by its name, each in a chunk of its own. */
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
