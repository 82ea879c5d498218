import { join, resolve } from 'node:path';
import { collectionTypes } from '../collections/collection-types.ts';
import { type GeneratedPages, withMakers } from '../content/generated-pages.ts';
import { requireConfigFile } from '../config/find-config-file.ts';
import { ownLocales } from '../config/own-locales.ts';
import { findStateFolder } from '../config/state-folder.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../shared/problem.ts';
import { type Clock, createClock } from '../pipeline/clock.ts';
import { prepare } from '../pipeline/prepare.ts';
import { generatePages } from '../pipeline/generate-pages.ts';
import { readSiteConfig, type SiteConfiguration } from '../pipeline/read-site-config.ts';
import { selectAll } from '../pipeline/route-selection.ts';
import { openSiteTheme } from '../bundler/open-site-theme.ts';
import { createStyleReader } from '../bundler/style-reader.ts';
import { type BuildCache, openBuildCache } from './build-cache.ts';
import type { BuildOptions, BuildResult, StagedBuild } from './build-options.ts';
import { createBuildServices } from './build-services.ts';
import { emit } from './emit.ts';
import { openSiteFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import { loadMarkdownOptions } from '../pipeline/load-markdown-options.ts';
import { scanSite } from '../pipeline/load-site.ts';
import { refuseForeignFiles } from './output/check-output-folder.ts';
import { examineOutput } from './output/examine-output.ts';
import { openBuildRecord } from './output/build-record.ts';
import type { Publication } from './output/journal.ts';
import { openOutput, type Output } from './output/open-output.ts';
import { completePublication } from './output/publish.ts';
import { outputState } from './output/site-outputs.ts';
import { retainedFiles } from './output/retained-files.ts';
import { createStage, type Stage } from './output/stage.ts';
import { openWorkerPool, type WorkerPool } from '../workers/open-worker-pool.ts';
import { selectLocales } from '../pipeline/select-locales.ts';
import { tryPages } from '../pipeline/try-pages.ts';
import { poolSettings } from '../pipeline/pool-settings.ts';

/**
 * Builds a site, and returns its new files on a stage. If the site has errors, throws a
 * `DocsgenError` with all of them.
 */
export async function stageBuild(options: BuildOptions): Promise<StagedBuild> {
  const root = resolve(options.root);
  const out = resolve(options.out ?? join(root, 'build'));
  // Nothing is written into a folder that is not that of a site.
  requireConfigFile(root);
  const folder = outputState(await findStateFolder(root), options.place ?? null);
  const clock = createClock(options.onProgress);
  const output = await openOutput({ out, root, folder, onWait: options.onWait });
  try {
    const cache = await clock.measure('open the cache', () => openBuildCache({ folder, out, isKept: options.cache }));
    try {
      const made = await buildWith({ ...options, root, folder, output, cache, clock });
      return finishLater(made, { output, cache, clock });
    } catch (error) {
      await cache.close();
      throw error;
    }
  } catch (error) {
    output.close();
    throw error;
  }
}

/** What a build has made of a site. */
interface Made {
  readonly publication: Publication & { readonly stage: Stage };
  readonly result: Omit<BuildResult, 'profile'>;
}

/** A function of its own: its result keeps nothing of the build but what it needs. */
function finishLater(
  { publication, result }: Made,
  { output, cache, clock }: Pick<BuildWithOptions, 'output' | 'cache' | 'clock'>,
): StagedBuild {
  return {
    site: result.site,
    place: result.site.config.domain,
    warnings: result.warnings,
    filter: result.filter,
    publication,
    clock,
    checkHeld: output.checkHeld,
    finish: async () => {
      await clock.measure('save the cache', () => cache.save());
      return { ...result, profile: clock.profile() };
    },
    discard: publication.stage.discard,
    close: async () => {
      try {
        await cache.close();
      } finally {
        output.close();
      }
    },
  };
}

interface BuildWithOptions extends Omit<BuildOptions, 'cache' | 'out'> {
  /** The caches of the output, see `outputState`. */
  readonly folder: string;
  readonly output: Output;
  readonly cache: BuildCache;
  readonly clock: Clock;
}

async function buildWith(options: BuildWithOptions): Promise<Made> {
  const configured = await configure(options);
  const { cache, profile } = options;
  const { config, plugins, markdown } = configured;
  const pool = openWorkerPool(poolSettings({ config, plugins, markdown: markdown.value, cache, isProfiled: profile }));
  try {
    return await buildConfigured({ ...options, ...configured, pool });
  } finally {
    await pool.close();
  }
}

/** What the configuration of a site decides before anything else is read. */
interface Configured extends SiteConfiguration {
  readonly generated: GeneratedPages;
  readonly markdown: Awaited<ReturnType<typeof loadMarkdownOptions>>;
  /** The mistakes in the configuration. */
  readonly mistakes: readonly Problem[];
}

async function configure(options: BuildWithOptions): Promise<Configured> {
  const { root, clock, drafts, base, place = null, types = collectionTypes } = options;
  const { value, problems: mistakes } = await clock.measure('load the configuration', () =>
    readSiteConfig(root, types, { base, drafts, place }),
  );
  if (value === null) throw new DocsgenError(mistakes);
  const generated = await clock.measure('generate pages', () => generatePages(value, mistakes));
  const markdown = await loadMarkdownOptions(value.config, value.plugins);
  return { ...value, generated, markdown, mistakes };
}

type ConfiguredBuild = Omit<BuildWithOptions, 'types'> & Configured & { readonly pool: WorkerPool };

async function buildConfigured(options: ConfiguredBuild): Promise<Made> {
  const { config, plugins, types, baseline, generated, markdown, mistakes, pool } = options;
  const { root, folder, output, cache, clock, drafts, onProgress } = options;
  const { place } = output;
  // With an empty cache every page must be compiled. So the threads load their modules while
  // the content is scanned.
  if (cache.metadata.isEmpty) await pool.prepare();
  const onScanned = (done: number) => onProgress('scan the content', done);
  const kept = { memo: cache.content, historyMemo: cache.content };
  const { checkouts } = cache;
  const scanOptions = { types, drafts, generated, checkouts, ...kept, forMaps: true, onProgress: onScanned };
  const scanned = await clock.measure('scan the content', () => scanSite(config, scanOptions));
  const site = scanned.value;
  const routes = selectLocales(site, options.locales);
  await completePublication(place);
  const present = await clock.measure('look at the output', () => examineOutput(place));
  refuseForeignFiles(place.out, present);

  await cache.content.close();
  const components = types.flatMap((type) => type.components ?? []);
  const styles = createStyleReader({ root, plugins: plugins.plugins });
  const themeOptions = { root, components, folder: join(folder, 'cache', 'theme'), styles };
  const opened = await clock.measure('open the theme', () => openSiteTheme(config, themeOptions));
  const theme = opened.value;
  const toLeaveOut = options.ignoresBaseline === true ? null : baseline;
  const siteFilter = openSiteFilter(site, { baseline: toLeaveOut, strict: options.strict });
  const { filter, leftOut } = siteFilter;
  const known = filter([...mistakes, ...scanned.problems, ...markdown.problems, ...opened.problems]);
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const isWhole = locales.size === ownLocales(config).length;
  const opening = { site, plugins, theme, styles, folder, cache, pool, filter, clock, onProgress };
  const services = createBuildServices({ ...opening, markdown: markdown.value });
  const { input, clientProblems, ...prepared } = await prepare(selectAll(site), services);
  const named = (found: readonly Problem[]) => uniqueProblems(withMakers(found, site.content.generated));
  const problems = named([...known, ...prepared.problems, ...clientProblems]);
  if (hasErrors(problems)) {
    const onTried = (done: number, total: number) => onProgress('try pages', done, total);
    const failures = await clock.measure('try pages', () =>
      tryPages({ input, routes, problems, pool, onProgress: onTried }),
    );
    throw new DocsgenError(named([...problems, ...failures]));
  }
  const record = openBuildRecord(present, cache.output);
  const stage = await createStage(place.stage, record);
  const toEmit = { plugins, input, routes, stage, present, record, cache, pool, filter, clock, onProgress };
  const reported = { out: place.out, known: problems, leftOut, strict: options.strict === true };
  const emitted = await emit({ ...toEmit, ...reported }).catch(async (error: unknown) => {
    await stage.discard();
    if (!(error instanceof DocsgenError)) throw error;
    throw new DocsgenError(named([...problems, ...error.problems]), { cause: error });
  });
  const warnings = [...problems, ...named(emitted.warnings)];
  const retained = isWhole ? new Map<string, never>() : retainedFiles({ present, files: stage.files, locales });
  for (const path of retained.keys()) record.retain(path);
  return {
    publication: { stage, place, present, retained },
    result: { site, routes, ...emitted, outDir: place.out, warnings, filter: siteFilter, baseline },
  };
}
