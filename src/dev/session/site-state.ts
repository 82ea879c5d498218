import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import type { KnownHashes } from '../../content/scan.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { createBundler } from './bundles.ts';
import { type Changes, classifyChanges } from './classify-changes.ts';
import type { Update } from './dev-session.ts';
import { createTargetFinder, type TargetFinder } from './find-target.ts';
import { editGraph, type Graph, knownHashes, loadGraph, type ScanResults } from './graph.ts';
import { loadSettings, type Settings } from './load-settings.ts';
import type { DevContext, PageParts } from './dev-services.ts';
import type { SettingsReader } from './settings-reader.ts';
import { PagesError } from '../../pipeline/generate-pages.ts';
import { openSiteFilter, type ProblemFilter } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { once } from '../../system/once.ts';
import { isCode } from '../../system/error-code.ts';

/** A site after the last update that worked. */
export interface SiteState {
  readonly graph: Graph;
  readonly settings: Settings;
  readonly finder: TargetFinder;
  /** The problems that can be found before its texts are compiled. */
  readonly problems: () => readonly Problem[];
  /** Returns the problems that are reported, with the levels that the site gives them. */
  readonly filter: ProblemFilter['filter'];
  /**
   * Returns what pages are made of. Throws a `DocsgenError` if its style sheets or scripts never
   * worked.
   */
  readonly parts: () => Promise<PageParts>;
  /** Returns the same for a site check, also if pages cannot be shown. */
  readonly partsForCheck: () => Promise<PageParts>;
  /** Aborted when the next state takes the place of this one. */
  readonly replaced: AbortSignal;
}

/** The states of a site while its files change. */
export interface SiteStates {
  /** Returns the current state; null if the configuration was never valid. */
  readonly current: () => SiteState | null;
  /**
   * Returns the errors of the configuration. If there are any, the last valid configuration is in
   * use. If there was none, no page is shown.
   */
  readonly configProblems: () => readonly Problem[];
  /** Updates the state after files changed. Calls must not overlap. */
  readonly update: (files: ReadonlySet<string>) => Promise<Update['kind']>;
  readonly close: () => Promise<void>;
}

interface StatesOptions {
  readonly root: string;
  /** `.docsgen` in the root. */
  readonly folder: string;
  /** docsgen's own types of collections. */
  readonly types: readonly CollectionType[];
  readonly context: DevContext;
  readonly compileWorker: DevCompileWorker;
  readonly readSettings: SettingsReader;
  /** The scan results of earlier runs. */
  readonly scans: ScanResults;
  /** Stamps of the files at the last run. */
  readonly stamps: KnownHashes;
}

/** Scans to try, because a file may be removed after it was listed and before it is read. */
const tries = 3;

/** Loads a site and returns its states. */
export async function openStates(options: StatesOptions): Promise<SiteStates> {
  const { root, folder, types, context, compileWorker, readSettings, scans, stamps } = options;
  const bundler = createBundler({ root, folder, components: types.flatMap((type) => type.components ?? []) });
  let state: SiteState | null = null;
  let replacement = new AbortController();
  let configProblems: readonly Problem[] = [];
  let failedSources: readonly string[] = [];

  const reload = async (files: ReadonlySet<string>): Promise<Settings | null> => {
    try {
      const { settings, problems } = await loadSettings(
        { readSettings: () => readSettings(files), compileWorker },
        state?.settings ?? null,
      );
      configProblems = problems;
      failedSources = [];
      return settings;
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      configProblems = error.problems;
      failedSources = error instanceof PagesError ? error.sources : [];
      return state?.settings ?? null;
    }
  };
  const setState = (settings: Settings, graph: Graph) => {
    const finder = state?.graph.version === graph.version ? state.finder : createTargetFinder(graph.site);
    const { compile, pool, markdown, plugins, baseline } = settings;
    const { filter } = openSiteFilter(graph.site, { baseline });
    const problems = once(() => filter([...settings.problems, ...graph.problems]));
    let made: Promise<PageParts> | null = null;
    const bundle = async () => {
      const bundles = await bundler.bundle(graph.site, { markdown, plugins }, compile);
      const clientProblems = filter(bundles.clientProblems);
      return { graph, plugins, compile, pool, filter, bundles: { ...bundles, clientProblems } };
    };
    const partsForCheck = () => (made ??= bundle());
    const parts = async () => {
      const all = await partsForCheck();
      if (!all.bundles.hasClient) throw new DocsgenError(all.bundles.clientProblems);
      return all;
    };
    const previous = replacement;
    replacement = new AbortController();
    state = { graph, settings, finder, problems, filter, parts, partsForCheck, replaced: replacement.signal };
    previous.abort();
  };
  const update = async (files: ReadonlySet<string>): Promise<Update['kind']> => {
    const changes = classifyChanges(files, {
      site: state?.graph.site ?? null,
      types: state?.settings.types ?? [],
      hasConfigFailed: configProblems.length > 0,
      failedSources,
      packages: state?.settings.plugins.packages ?? [],
    });
    const isAsset = context.assets.forget(files);
    const bundled = bundler.forget(files);
    const settings = changes.configuration || !state ? await reload(files) : state.settings;
    if (!settings) return 'configuration';
    if (!state) {
      bundler.prepare(settings.config, settings, settings.pool.prepareRendering);
    }
    const previous = state?.graph ?? null;
    const graph = await nextGraph({ settings, scans, stamps, previous, changes, isNew: settings !== state?.settings });
    const isIncluded = [...files].some(settings.metadata.isIncluded);
    setState(settings, graph);
    if (changes.configuration) return 'configuration';
    if (graph.version !== previous?.version) return 'site';
    if (bundled.scripts || bundled.styles) return bundled.scripts ? 'scripts' : 'styles';
    return graph !== previous || isAsset || isIncluded ? 'pages' : 'nothing';
  };
  await update(new Set());
  return {
    current: () => state,
    configProblems: () => configProblems,
    update,
    close: async () => state?.settings.pool.close(),
  };
}

interface NextGraph {
  readonly settings: Settings;
  readonly scans: ScanResults;
  readonly stamps: KnownHashes;
  readonly previous: Graph | null;
  readonly changes: Changes;
  readonly isNew: boolean;
}

async function nextGraph({
  settings,
  scans,
  stamps,
  previous,
  changes: { scanned },
  isNew,
}: NextGraph): Promise<Graph> {
  if (previous && !isNew) {
    if (scanned.size === 0) return previous;
    const edited = editGraph(previous, { types: settings.types, memo: scans }, scanned);
    if (edited) return edited;
  }
  const known = previous ? knownHashes(previous, scanned) : stamps;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadGraph(settings, scans, previous, known);
    } catch (error) {
      const isGone = isCode(error, 'ENOENT');
      if (!isGone || attempt === tries) throw error;
    }
  }
}
