import { join } from 'node:path';
import { ownLocales } from '../config/own-locales.ts';
import { copyFile } from '../site/page-props/markdown-copy.ts';
import type { BuildCache } from './build-cache.ts';
import type { Clock } from '../pipeline/clock.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import type { BuildRecord } from './output/build-record.ts';
import { codesOfBuild } from '../check/page-codes.ts';
import { DocsgenError, hasErrors } from '../shared/problem.ts';
import { type CheckStage, checkStage } from './check-stage.ts';
import { type OtherFiles, writeFiles, type WrittenFiles } from './write-files.ts';
import { checkPlannedFiles } from './output/check-planned-files.ts';
import { compressFiles, isCompressedCopy } from './output/compress-files.ts';
import type { OutputFiles } from './output/examine-output.ts';
import { openRecordedPages } from './output/recorded-pages.ts';
import { retainedFiles } from './output/retained-files.ts';
import type { Stage } from './output/stage.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderInput } from '../pipeline/render-input.ts';
import { makePluginFiles, type PluginFile, type WrittenOutput } from '../plugins/hooks/make-plugin-files.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { renderRoutes, type RenderedRoutes } from './render-routes.ts';
import { createSearchIndexer } from '../pipeline/search/search-indexer.ts';
import type { Route } from '../site/graph/site.ts';

interface EmitOptions extends Omit<CheckStage, 'site' | 'pages' | 'recordedPages' | 'codes' | 'cache'> {
  readonly plugins: SitePlugins;
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  /** The files that are in the output folder. */
  readonly present: OutputFiles;
  readonly record: BuildRecord;
  readonly cache: BuildCache;
  readonly pool: WorkerPool;
  /** Returns the problems that exceptions have left out. */
  readonly leftOut: ProblemFilter['leftOut'];
  readonly clock: Clock;
}

/**
 * Writes the changed files of the output to the stage. Returns how many pages were rendered, the
 * size of all files and the warnings. Throws a `DocsgenError` with the errors of all pages.
 */
export async function emit(options: EmitOptions): Promise<RenderedRoutes> {
  const { plugins, input, routes, out, cache, strict, clock, onProgress } = options;
  const { site } = input;
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const folder = join(cache.folder, 'search');
  const search = await createSearchIndexer({ site, locales, folder, identity: cache.identity });
  const codes = codesOfBuild(site.config, strict);
  const recordedPages = openRecordedPages(cache.frames, codes);
  const onRendered = (done: number, total: number) => onProgress('render', done, total);
  const pages = await clock.measure('render', () =>
    renderRoutes({ ...options, codes, recordedPages, search, onProgress: onRendered }),
  );
  const index = await clock.measure('index for the search', () => search.finish());
  const others = await clock.measure('write other files', () => writeFiles({ ...options, index, locales }));
  const made = await makePluginFiles(plugins, input, wholeOutput({ ...options, locales }));
  const { bytes, planned } = await addPluginFiles(others, made, options.stage);
  const copied = routes.flatMap((route) => copyFile(site, route) ?? []).map((path) => ({ path, source: null }));
  const pagesAndFiles = [...routes.map(({ output, source }) => ({ path: output, source })), ...copied, ...planned];
  checkPlannedFiles(pagesAndFiles, out);
  const known = [...options.known, ...options.leftOut(), ...pages.warnings];
  const judged = await clock.measure('check pages', () =>
    checkStage({ ...options, ...{ site, codes, recordedPages, known }, pages: pages.pages }),
  );
  const warnings = [...pages.warnings, ...judged];
  if (hasErrors(judged)) throw new DocsgenError(warnings);
  if (!site.config.compress) return { ...pages, warnings, bytes: pages.bytes + bytes };
  const copies = await clock.measure('compress', () => compressFiles(options.stage, out));
  checkPlannedFiles([...pagesAndFiles, ...copies.paths.map((path) => ({ path, source: null }))], out);
  return { ...pages, warnings, bytes: pages.bytes + bytes + copies.bytes };
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

/** Writes the files of plugins to the stage. Returns them with the other files. */
async function addPluginFiles(others: WrittenFiles, made: readonly PluginFile[], stage: Stage): Promise<WrittenFiles> {
  let { bytes } = others;
  for (const { path, content } of made) bytes += await stage.write(path, content, null);
  const planned = made.map(({ path, writer }) => ({ path, source: null, writer }));
  return { bytes, planned: [...others.planned, ...planned] };
}
