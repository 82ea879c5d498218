import { join, resolve } from 'node:path';
import type { CachePlace } from '../../cache/cache.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import { loadMarkdownOptions } from '../../pipeline/load-markdown-options.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import type { SitePlugins } from '../../plugins/loading/open-plugins.ts';
import type { PoolSettings } from '../../workers/page-job.ts';
import type { Config } from '../../config/config.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import type { GeneratedPages } from '../../content/generated-pages.ts';
import { generatePages } from '../../pipeline/generate-pages.ts';
import type { Baseline } from '../../pipeline/problem-filter/baseline.ts';
import { type ReadConfiguration, readSiteConfig } from '../../pipeline/read-site-config.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { poolSettings } from '../../pipeline/pool-settings.ts';

/** The settings that the configuration of a site contains. */
export interface SiteSettings {
  readonly config: Config;
  /** The types of collections. */
  readonly types: readonly CollectionType[];
  readonly plugins: SitePlugins;
  readonly baseline: Baseline;
  readonly generated: GeneratedPages;
  readonly markdown: MarkdownOptions;
  readonly problems: readonly Problem[];
  /** The mistakes of the configuration. The values of the other fields are right. */
  readonly configProblems: readonly Problem[];
  /** Settings of the worker pool and the dev compile worker. */
  readonly renderer: PoolSettings;
}

/**
 * Reads the settings of a site after these files have changed. Throws a `DocsgenError` if the
 * configuration cannot be used.
 */
export type SettingsReader = (files: ReadonlySet<string>) => Promise<SiteSettings>;

/** The cache of a site and the reader of its settings. */
export interface OpenedSettings {
  readonly cachePlace: CachePlace;
  readonly readSettings: SettingsReader;
  /**
   * Returns the folders of the packages that are plugins, relative to the root. Those of plugins
   * that could not be loaded are among them.
   */
  readonly packages: () => readonly string[];
}

/**
 * Reads the settings of the site in a folder once, and returns a reader. The first call of the
 * reader returns these settings, later calls read again. When the Markdown options are new, the dev
 * compile worker warms up with them. `own` are docsgen's own types of collections.
 */
export async function openSettings(
  folder: string,
  compileWorker: DevCompileWorker,
  own: readonly CollectionType[],
): Promise<OpenedSettings> {
  const root = resolve(folder);
  const load = (changedPackages: readonly string[]) => readSiteConfig(root, own, { command: 'dev', changedPackages });
  const loading = load([]);
  // The code is hashed while esbuild reads the configuration.
  const cachePlace = { folder: join(await findStateFolder(root), 'cache'), identity: codeIdentity() };
  let known = '';
  // Packages that are plugins, relative to the root, and those of them that have changed.
  let packages: readonly string[] = [];
  const changed = new Set<string>();
  const read = async (configured: ReadConfiguration): Promise<SiteSettings> => {
    packages = configured.packages;
    if (configured.value === null) throw new DocsgenError(configured.problems);
    const { config, plugins, types, baseline } = configured.value;
    const generated = await generatePages({ config, plugins }, configured.problems);
    const { value: markdown, problems } = await loadMarkdownOptions(config, plugins);
    const renderer = poolSettings({ config, plugins, markdown, cache: cachePlace });
    const options = JSON.stringify(markdown);
    if (options !== known) void compileWorker.warmUp(renderer);
    known = options;
    return {
      config,
      types,
      plugins,
      baseline,
      generated,
      markdown,
      problems,
      configProblems: configured.problems,
      renderer,
    };
  };
  let first: Promise<SiteSettings> | null = loading.then(read);
  // The first call of the reader throws the error.
  await first.catch(() => undefined);
  const readSettings = (files: ReadonlySet<string>) => {
    const isIn = (folder: string) => [...files].some((file) => file.startsWith(`${folder}/`));
    for (const folder of packages.filter(isIn)) changed.add(join(root, folder));
    const settings = first ?? load([...changed]).then(read);
    first = null;
    return settings;
  };
  return { cachePlace, readSettings, packages: () => packages };
}
