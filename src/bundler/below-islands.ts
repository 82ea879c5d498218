import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Loader, type OnLoadResult, type Plugin, transform } from 'esbuild';
import { isRecord } from '../shared/is-record.ts';
import { pathFrom } from '../system/path-from.ts';

/** Query of an import that needs the file of an island itself, not the wrapper for the server. */
export const islandSource = '?island-source';

/** Query of the files that islands import dynamically. They are bundled, but never evaluated. */
const browserOnly = '?browser-only';

/** Namespace of the modules in the place of those that islands import dynamically. */
const lateNamespace = 'late-module';

const mark = Symbol('below an island');

/** What a file below an island passes on to its imports. */
interface BelowIsland {
  readonly mark: typeof mark;
  /** Query of the files of the site that it imports. */
  readonly suffix: string;
  /** Its dynamic imports arrive, because it waits for them before it is loaded. */
  readonly isWaiting: boolean;
}

function isBelowIsland(data: unknown): data is BelowIsland {
  return isRecord(data) && data['mark'] === mark;
}

interface LateModule {
  /** As the import names it. */
  readonly path: string;
  readonly resolveDir: string;
}

/**
 * Returns the plugin that resolves what the files below an island import: the files of the site
 * themselves, without wrappers for the server. What they import dynamically never arrives on the
 * server, because it may need a browser, and because a page would change with the time at which it
 * arrives. It is in the bundle all the same, so that a change of it is noticed.
 */
export function resolveBelowIslands(isOfSite: (file: string) => boolean): Plugin {
  return {
    name: 'below-islands',
    setup(build) {
      const { absWorkingDir = '' } = build.initialOptions;
      build.onResolve({ filter: /\?island-source$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.slice(0, -islandSource.length)),
        suffix: islandSource,
      }));
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
        if (!isBelowIsland(pluginData)) return undefined;
        const { suffix, isWaiting } = pluginData;
        if (kind === 'dynamic-import' && !isWaiting) {
          const from = pathFrom(absWorkingDir, resolveDir);
          return {
            path: `${from} ${path}`,
            namespace: lateNamespace,
            pluginData: { path, resolveDir } satisfies LateModule,
          };
        }
        const found = await build.resolve(path, { kind, importer, namespace, resolveDir });
        if (found.errors.length === 0 && found.namespace === 'file' && isOfSite(found.path)) {
          return { path: found.path, suffix, sideEffects: found.sideEffects };
        }
        // Packages need not be bundled for the server if they are never evaluated there.
        const isUnused = suffix === browserOnly && !/\.(?:css|scss|sass|less)$/.test(path);
        return isUnused ? { path, external: true } : undefined;
      });
      build.onLoad(
        { filter: /./, namespace: lateNamespace },
        ({ pluginData }: { readonly pluginData: LateModule }) => ({
          // To `import()`, a module that exports `then` is a promise.
          contents: `export const then = () => {}; export const load = () => import(${JSON.stringify(pluginData.path)});`,
          resolveDir: pluginData.resolveDir,
          pluginData: { mark, suffix: browserOnly, isWaiting: true } satisfies BelowIsland,
        }),
      );
    },
  };
}

/** Returns the code of a file below an island. `suffix` is its query. */
export async function loadBelowIsland(path: string, suffix: string): Promise<OnLoadResult> {
  const contents = await readFile(path, 'utf8');
  const loader = loaderOf(path);
  const isWaiting = suffix === browserOnly || (await hasTopLevelAwait(contents, loader));
  return { contents, loader, resolveDir: dirname(path), pluginData: { mark, suffix, isWaiting } satisfies BelowIsland };
}

async function hasTopLevelAwait(code: string, loader: Loader): Promise<boolean> {
  if (!/\bawait\b/.test(code) || !/\bimport\s*\(/.test(code)) return false;
  const options = { loader, format: 'esm', supported: { 'top-level-await': false }, logLevel: 'silent' } as const;
  return transform(code, options).then(
    () => false,
    (error: unknown) => String(error).includes('Top-level await'),
  );
}

/** Returns how esbuild reads a module. */
export function loaderOf(path: string): Loader {
  switch (extname(path)) {
    case '.tsx':
      return 'tsx';
    case '.ts':
    case '.mts':
    case '.cts':
      return 'ts';
    case '.json':
      return 'json';
    default:
      return 'jsx';
  }
}
