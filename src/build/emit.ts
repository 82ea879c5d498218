import { join } from 'node:path';
import { staticFolder } from '../content/scan-content.ts';
import { findAsset } from '../site/references.ts';
import type { Route } from '../site/route.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { Clock } from './clock.ts';
import type { OnProgress } from './on-progress.ts';
import type { Ledger } from './output/ledger.ts';
import type { Stage } from './output/stage.ts';
import type { PageCrew } from './pages/open-crew.ts';
import type { RenderInput } from './render-input.ts';
import { renderRoutes, type RenderedRoutes } from './render-routes.ts';
import { renderSearchFiles } from './render-search-files.ts';
import { renderTrees } from './render-trees.ts';
import { createSearchIndexer, type SearchIndexFile } from './search/search-indexer.ts';

interface EmitOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  readonly stage: Stage;
  readonly ledger: Ledger;
  readonly cache: BuildCache;
  readonly crew: PageCrew;
  readonly clock: Clock;
  readonly onProgress: OnProgress;
}

/** Writes what has changed of the output to the stage. Returns how many pages were printed and the size of everything; throws the mistakes of all pages together. */
export async function emit(options: EmitOptions): Promise<RenderedRoutes> {
  const { input, routes, stage, cache, clock, onProgress } = options;
  const { site } = input;
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const folder = join(cache.folder, 'search');
  const search = await createSearchIndexer({ site, locales, folder, identity: cache.identity });
  const onRendered = (done: number, total: number) => onProgress('render', done, total);
  const pages = await clock.measure('render', () => renderRoutes({ ...options, search, onProgress: onRendered }));
  const index = await clock.measure('index for the search', () => search.finish());
  const bytes = await clock.measure('write other files', () => writeFiles({ input, stage, index, locales }));
  return { ...pages, bytes: pages.bytes + bytes };
}

interface OtherFiles {
  readonly input: RenderInput;
  readonly stage: Stage;
  /** The search's. */
  readonly index: readonly SearchIndexFile[];
  /** Names of those that are built. */
  readonly locales: ReadonlySet<string>;
}

/** Returns the size in bytes. */
async function writeFiles({ input, stage, index, locales }: OtherFiles): Promise<number> {
  const { site, assets, imageCopies, diagrams, client } = input;
  const { root } = site.config;
  let bytes = 0;
  const write = async (path: string, content: string | Uint8Array) => {
    bytes += await stage.write(path, content);
  };
  const copy = async (from: string, path: string) => {
    if (!stage.files.has(path)) bytes += await stage.copy(from, path);
  };
  for (const { path, content } of index) await write(path, content);
  for (const file of renderTrees(input, locales)) bytes += await stage.make(file);
  for (const file of renderSearchFiles(input, locales)) bytes += await stage.make(file);
  for (const { path, bytes: content } of client.files) await write(path, content);
  for (const { light, dark } of diagrams.values()) {
    for (const { path, content } of [light, dark]) await write(path, content);
  }
  for (const file of site.content.staticFiles) await copy(join(root, staticFolder, file), file);
  for (const file of assets.keys()) {
    const asset = findAsset(assets, file);
    if (asset) await copy(join(root, file), asset.output);
  }
  for (const { from, output } of [...imageCopies.values()].flat().flatMap(({ files }) => files)) {
    await copy(from, output);
  }
  return bytes;
}
