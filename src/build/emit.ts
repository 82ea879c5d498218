import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownLocales } from '../config/own-locales.ts';
import { staticSource } from '../content/scan-static.ts';
import { isAtRef } from '../shared/ref-path.ts';
import { readObject } from '../system/git-objects.ts';
import { copyFile } from '../site/page-props/markdown-copy.ts';
import { stageFile } from '../workers/stage-file.ts';
import { findAsset } from '../site/references/references.ts';
import type { StoredFile } from '../cache/files.ts';
import type { BuildCache } from './build-cache.ts';
import type { Clock } from '../pipeline/clock.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { BuildRecord } from './output/build-record.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import { checkStage } from './check-stage.ts';
import { checkPlannedFiles, type PlannedFile } from './output/check-planned-files.ts';
import { diskSearchFiles } from '../outputs/disk-search.ts';
import { createGeneratedFiles } from '../outputs/list/generated-files.ts';
import type { GeneratedFile } from '../outputs/generated-file.ts';
import { compressFiles, isCompressedCopy } from './output/compress-files.ts';
import type { OutputFiles } from './output/examine-output.ts';
import { retainedFiles } from './output/retained-files.ts';
import type { Stage } from './output/stage.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderInput } from '../pipeline/render-input.ts';
import { makePluginFiles, type PluginFile, type WrittenOutput } from '../plugins/hooks/make-plugin-files.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { renderRoutes, type RenderedRoutes } from './render-routes.ts';
import { createSearchIndexer, type SearchIndexFile } from '../pipeline/search/search-indexer.ts';
import type { Route } from '../site/graph/site.ts';

interface EmitOptions {
  readonly plugins: SitePlugins;
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  readonly stage: Stage;
  /** The output folder. */
  readonly out: string;
  /** The files that are there. */
  readonly present: OutputFiles;
  readonly record: BuildRecord;
  readonly cache: BuildCache;
  readonly pool: WorkerPool;
  readonly filter: ProblemFilter['filter'];
  /** The problems of the texts. */
  readonly known: readonly Problem[];
  /** Returns the problems that exceptions have left out. */
  readonly leftOut: ProblemFilter['leftOut'];
  /** Whether warnings are errors. */
  readonly strict: boolean;
  readonly clock: Clock;
  readonly onProgress: OnProgress;
}

/**
 * Writes the changed files of the output to the stage. Returns how many pages were rendered, the
 * size of all files and the warnings. Throws a `DocsgenError` with the errors of all pages.
 */
export async function emit(options: EmitOptions): Promise<RenderedRoutes> {
  const { plugins, input, routes, out, cache, clock, onProgress } = options;
  const { site } = input;
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const folder = join(cache.folder, 'search');
  const search = await createSearchIndexer({ site, locales, folder, identity: cache.identity });
  const onRendered = (done: number, total: number) => onProgress('render', done, total);
  const pages = await clock.measure('render', () => renderRoutes({ ...options, search, onProgress: onRendered }));
  const index = await clock.measure('index for the search', () => search.finish());
  const others = await clock.measure('write other files', () => writeFiles({ ...options, index, locales }));
  const made = await makePluginFiles(plugins, input, wholeOutput({ ...options, locales }));
  const { bytes, planned } = await addPluginFiles(others, made, options.stage);
  const copied = routes.flatMap((route) => copyFile(site, route) ?? []).map((path) => ({ path, source: null }));
  const pagesAndFiles = [...routes.map(({ output, source }) => ({ path: output, source })), ...copied, ...planned];
  checkPlannedFiles(pagesAndFiles, out);
  const known = [...options.known, ...options.leftOut(), ...pages.warnings];
  const wrong = await clock.measure('check pages', () => checkStage({ ...options, site, known }));
  if (wrong.length > 0) throw new DocsgenError([...pages.warnings, ...wrong]);
  if (!site.config.compress) return { ...pages, bytes: pages.bytes + bytes };
  const copies = await clock.measure('compress', () => compressFiles(options.stage, out));
  checkPlannedFiles([...pagesAndFiles, ...copies.paths.map((path) => ({ path, source: null }))], out);
  return { ...pages, bytes: pages.bytes + bytes + copies.bytes };
}

/** Returns the pages and files of the new output, with those of locales that are not built now. */
function wholeOutput({
  input: { site },
  routes,
  stage: { files },
  present,
  locales,
}: EmitOptions & Pick<OtherFiles, 'locales'>): WrittenOutput {
  if (locales.size === ownLocales(site.config).length) return { routes, files };
  const isCopy = (path: string) => site.config.compress && isCompressedCopy(path);
  const left = [...retainedFiles({ present, files, locales })];
  const others = left.filter(([path, { locale }]) => locale !== null && !isCopy(path));
  const all = new Map([...files, ...others]);
  return { routes: site.routes.filter(({ output }) => all.has(output)), files: all };
}

interface OtherFiles extends Pick<EmitOptions, 'input' | 'routes' | 'stage' | 'out' | 'cache' | 'pool'> {
  /** The files of the search index. */
  readonly index: readonly SearchIndexFile[];
  /** Names of the locales that are built. */
  readonly locales: ReadonlySet<string>;
}

interface WrittenFiles {
  /** Size of all files in bytes. */
  readonly bytes: number;
  readonly planned: readonly PlannedFile[];
}

async function writeFiles({ input, routes, stage, out, cache, pool, ...others }: OtherFiles): Promise<WrittenFiles> {
  const { index, locales } = others;
  const { site, assets, imageCopies, diagrams, client } = input;
  const { root } = site.config;
  let bytes = 0;
  const planned: PlannedFile[] = [];
  const copies = {
    hash: (file: string) => stage.files.get(file)?.hash ?? '',
    read: (file: string) => readFile(stage.changed.has(file) ? stageFile(stage.folder, file) : join(out, file), 'utf8'),
  };
  const write = async (path: string, content: string | Uint8Array, locale: string | null) => {
    planned.push({ path, source: null });
    bytes += await stage.write(path, content, locale);
  };
  const make = async (file: GeneratedFile) => {
    planned.push({ path: file.path, source: null, optOut: file.optOut });
    // Two pictures may have the same copy.
    if (!stage.files.has(file.path)) bytes += await stage.make(file);
  };
  const copy = async (file: PlannedFile & { readonly source: string }) => {
    planned.push(file);
    // Pages may refer to static files, which were copied before.
    if (!stage.files.has(file.path)) bytes += await stage.copy(join(root, file.source), file.path);
  };
  const makeFromRef = async (path: string, source: string, id: string) => {
    planned.push({ path, source });
    const make = async () => readObject(root, id);
    if (!stage.files.has(path)) bytes += await stage.make({ path, key: () => id, locale: null, make });
  };
  for (const { path, content, locale } of index) await write(path, content, locale);
  const texts = { prepare: async () => input, render: pool.renderText };
  const filesInput = { ...input, routes, locales, copies, texts };
  for (const file of createGeneratedFiles(filesInput)) await make(file);
  for (const file of diskSearchFiles(filesInput, index)) await make(file);
  for (const { path, bytes: content } of client.files) await write(path, content, null);
  for (const { light, dark } of diagrams.values()) {
    for (const { path, content } of [light, dark]) await write(path, content, null);
  }
  for (const path of site.content.staticFiles) {
    await copy({ path, source: staticSource(site.content, path), isStatic: true });
  }
  for (const file of assets.keys()) {
    const asset = findAsset(assets, file);
    if (asset?.id !== undefined) await makeFromRef(asset.output, file, asset.id);
    // A file at a git ref without an id is the same as a static file, which was copied before.
    else if (asset && !isAtRef(file)) await copy({ path: asset.output, source: file });
  }
  const images = cache.files('images');
  for (const { key, digest, output } of [...imageCopies.values()].flat().flatMap(({ files }) => files)) {
    await make({ path: output, key: () => digest, locale: null, make: async () => present(images.find(key), output) });
  }
  const pictures = cache.files('page-images');
  for (const { path, key, make: draw } of input.pageImages.values()) {
    await make({ path, key: () => key, locale: null, make: async () => (await pictures.get(key, draw)).bytes });
  }
  return { bytes, planned };
}

/** Writes the files of plugins to the stage. Returns them with the other files. */
async function addPluginFiles(others: WrittenFiles, made: readonly PluginFile[], stage: Stage): Promise<WrittenFiles> {
  let { bytes } = others;
  for (const { path, content } of made) bytes += await stage.write(path, content, null);
  const planned = made.map(({ path, writer }) => ({ path, source: null, writer }));
  return { bytes, planned: [...others.planned, ...planned] };
}

function present(copy: StoredFile | null, output: string): Uint8Array {
  if (copy === null) throw new Error(`The cache was removed before ${output} was written`);
  return copy.bytes;
}
