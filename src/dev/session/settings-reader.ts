import { join, resolve } from 'node:path';
import type { CachePlace } from '../../cache/cache.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import { loadMarkdownOptions } from '../../pipeline/load-markdown-options.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import type { SitePlugins } from '../../plugins/loading/open-plugins.ts';
import type { PoolSettings } from '../../workers/page-job.ts';
import type { Config } from '../../config/config.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { loadSiteConfig, type SiteConfiguration } from '../../pipeline/read-site-config.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import { stateFolder } from '../../system/state-folder.ts';
import type { Problem } from '../../shared/problem.ts';

/** The settings that the configuration of a site contains. */
export interface SiteSettings {
  readonly config: Config;
  /** The types of collections. */
  readonly types: readonly CollectionType[];
  readonly plugins: SitePlugins;
  readonly markdown: MarkdownOptions;
  readonly problems: readonly Problem[];
  /** Settings of the worker pool and the dev compile worker. */
  readonly renderer: PoolSettings;
}

/**
 * Reads the settings of a site after these files have changed. Throws a `DocsgenError` if the
 * configuration is wrong.
 */
export type SettingsReader = (files: ReadonlySet<string>) => Promise<SiteSettings>;

/** The cache of a site and the reader of its settings. */
export interface OpenedSettings {
  readonly cachePlace: CachePlace;
  readonly readSettings: SettingsReader;
}

/**
 * Reads the settings of the site in a folder once, and returns a reader. The first call of the
 * reader returns these settings, later calls read again. When the Markdown options are new, the dev
 * compile worker warms up with them.
 */
export async function openSettings(
  folder: string,
  compileWorker: DevCompileWorker,
  types: readonly CollectionType[],
): Promise<OpenedSettings> {
  const root = resolve(folder);
  const loading = loadSiteConfig(root, types, { command: 'dev' });
  // The code is hashed while esbuild reads the configuration.
  const cachePlace = { folder: join(stateFolder(root), 'cache'), identity: codeIdentity() };
  let known = '';
  // Packages that are plugins, relative to the root, and those of them that have changed.
  let packages: readonly string[] = [];
  const changed = new Set<string>();
  const read = async ({ config, plugins }: SiteConfiguration): Promise<SiteSettings> => {
    const { value: markdown, problems } = await loadMarkdownOptions(config, plugins);
    const { security } = config;
    const renderer = { root, security, cache: cachePlace, markdown, pluginUrls: plugins.urls, isProfiled: false };
    const options = JSON.stringify(markdown);
    if (options !== known) void compileWorker.warmUp(renderer);
    known = options;
    packages = plugins.packages;
    return { config, types, plugins, markdown, problems, renderer };
  };
  let first: Promise<SiteSettings> | null = loading.then(read);
  // The first call of the reader throws the error.
  await first.catch(() => undefined);
  const readSettings = (files: ReadonlySet<string>) => {
    const isIn = (folder: string) => [...files].some((file) => file.startsWith(`${folder}/`));
    for (const folder of packages.filter(isIn)) changed.add(join(root, folder));
    const options = { command: 'dev', changedPackages: [...changed] } as const;
    const settings = first ?? loadSiteConfig(root, types, options).then(read);
    first = null;
    return settings;
  };
  return { cachePlace, readSettings };
}
