import { join, resolve } from 'node:path';
import { collectionTypes } from '../collections/collection-types.ts';
import { type GeneratedPages, withMakers } from '../content/generated-pages.ts';
import { ownLocales } from '../config/own-locales.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { CollectionType } from '../site/collection-type.ts';
import type { Route, Site } from '../site/graph/site.ts';
import { type Clock, createClock, type Profile } from '../pipeline/clock.ts';
import { prepare } from '../pipeline/prepare.ts';
import { generatePages } from '../pipeline/generate-pages.ts';
import { readSiteConfig, type SiteConfiguration } from '../pipeline/read-site-config.ts';
import { selectAll } from '../pipeline/route-selection.ts';
import { openSiteTheme } from '../bundler/open-site-theme.ts';
import { type BuildCache, openBuildCache } from './build-cache.ts';
import { createBuildServices, hashMarkdown } from './build-services.ts';
import { emit } from './emit.ts';
import type { Baseline } from '../pipeline/problem-filter/baseline.ts';
import { type ProblemFilter, openSiteFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import { addKept, mayKeepPages } from '../pipeline/keep-pages.ts';
import { loadMarkdownOptions } from '../pipeline/load-markdown-options.ts';
import { scanSite } from '../pipeline/load-site.ts';
import { placesFolder, stateFolder } from '../system/state-folder.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import { refuseForeignFiles } from './output/check-output-folder.ts';
import { examineOutput } from './output/examine-output.ts';
import { openBuildRecord } from './output/build-record.ts';
import { type OnWait, openOutput, type Output } from './output/open-output.ts';
import { completePublication, publish } from './output/publish.ts';
import { retainedFiles } from './output/retained-files.ts';
import { createStage } from './output/stage.ts';
import { openWorkerPool, type WorkerPool } from '../workers/open-worker-pool.ts';
import { selectLocales } from '../pipeline/select-locales.ts';
import { tryPages } from '../pipeline/try-pages.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly root: string;
  /** Default: `build/` in the root. */
  readonly out?: string | undefined;
  /** Names of the locales to build. Default: all. */
  readonly locales?: readonly string[] | undefined;
  readonly base?: string | undefined;
  readonly drafts: boolean;
  /** As in `LocaleChoice`. Default: null. */
  readonly place?: string | null | undefined;
  /** Whether to use the results of earlier builds. */
  readonly cache: boolean;
  /** Whether to measure how long each plugin takes. */
  readonly profile: boolean;
  /** Whether warnings are errors. Default: no. */
  readonly strict?: boolean | undefined;
  /** Whether the known problems of the site are reported, too. Default: no. */
  readonly ignoresBaseline?: boolean | undefined;
  /** The types of collections beside those of plugins. Default: those of docsgen. */
  readonly types?: readonly CollectionType[] | undefined;
  readonly onProgress: OnProgress;
  readonly onWait: OnWait;
}

/** The result of a build. */
export interface BuildResult {
  readonly site: Site;
  /** The routes that were built. */
  readonly routes: readonly Route[];
  /** How many of them were rendered. The others were unchanged. */
  readonly rendered: number;
  readonly outDir: string;
  /** Size of the output in bytes. */
  readonly bytes: number;
  readonly warnings: readonly Problem[];
  /** Has filtered the warnings. */
  readonly filter: ProblemFilter;
  /** The known problems of the site, which are not reported. */
  readonly baseline: Baseline;
  readonly profile: Profile;
}

/**
 * Builds a site into its output folder, and returns what was built. If the site has errors, throws
 * a `DocsgenError` with all of them and leaves the folder as it was.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const root = resolve(options.root);
  const out = resolve(options.out ?? join(root, 'build'));
  // Each place has its own cache: the addresses in texts differ.
  const folder = options.place == null ? stateFolder(root) : join(placesFolder(root), options.place);
  const clock = createClock(options.onProgress);
  const output = await openOutput({ out, root, folder, onWait: options.onWait });
  try {
    const cache = await clock.measure('open the cache', () => openBuildCache({ folder, out, isKept: options.cache }));
    try {
      return await buildWith({ ...options, root, folder, output, cache, clock });
    } finally {
      await cache.close();
    }
  } finally {
    output.close();
  }
}

interface BuildWithOptions extends Omit<BuildOptions, 'cache' | 'out'> {
  /** `.docsgen` in the root. */
  readonly folder: string;
  readonly output: Output;
  readonly cache: BuildCache;
  readonly clock: Clock;
}

async function buildWith(options: BuildWithOptions): Promise<BuildResult> {
  const configured = await configure(options);
  const { root, cache, profile } = options;
  const { config, plugins, markdown } = configured;
  const pool = openWorkerPool({
    root,
    security: config.security,
    cache: { folder: cache.folder, identity: cache.identity },
    markdown: markdown.value,
    pluginModules: plugins.modules,
    isProfiled: profile,
  });
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

async function buildConfigured(options: ConfiguredBuild): Promise<BuildResult> {
  const { config, plugins, types, baseline, generated, markdown, mistakes, pool } = options;
  const { root, folder, output, cache, clock, drafts, onProgress } = options;
  const { place } = output;
  // With an empty cache every page must be compiled. So the threads load their modules while
  // the content is scanned.
  if (cache.metadata.isEmpty) await pool.prepare();
  const onScanned = (done: number) => onProgress('scan the content', done);
  const kept = { memo: cache.content, historyMemo: cache.content };
  const scanOptions = { types, drafts, generated, ...kept, forMaps: true, onProgress: onScanned };
  const scanned = await clock.measure('scan the content', () => scanSite(config, scanOptions));
  const site = scanned.value;
  const routes = selectLocales(site, options.locales);
  await completePublication(place);
  const present = await clock.measure('look at the output', () => examineOutput(place));
  refuseForeignFiles(place.out, present);

  await cache.content.close();
  const components = types.flatMap((type) => type.components ?? []);
  const themeOptions = { root, components, folder: join(folder, 'cache', 'theme') };
  const opened = await clock.measure('open the theme', () => openSiteTheme(config, themeOptions));
  const theme = opened.value;
  const toLeaveOut = options.ignoresBaseline === true ? null : baseline;
  const siteFilter = openSiteFilter(site, { baseline: toLeaveOut, strict: options.strict });
  const { filter, leftOut } = siteFilter;
  const known = filter([...mistakes, ...scanned.problems, ...markdown.problems, ...opened.problems]);
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const isWhole = locales.size === ownLocales(config).length;
  const store = mayKeepPages(site, plugins) ? await cache.keptRefs() : null;
  const keeping = store && isWhole ? { site, optionsHash: hashMarkdown(markdown.value), store } : null;
  const opening = { site, plugins, theme, folder, cache, pool, keeping, filter, clock, onProgress };
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
  output.checkHeld();
  const retained = isWhole ? new Map<string, never>() : retainedFiles({ present, files: stage.files, locales });
  for (const path of retained.keys()) record.retain(path);
  await clock.measure('publish', () => publish({ stage, place, present, retained }));
  const withProblems = new Set([...leftOut(), ...warnings].flatMap(({ file }) => file ?? []));
  if (keeping) addKept(keeping, input, { withProblems, renderedWith: emitted.renderedWith });
  await clock.measure('save the cache', () => cache.save());
  const result = { site, routes, ...emitted, outDir: place.out, warnings };
  return { ...result, filter: siteFilter, baseline, profile: clock.profile() };
}
