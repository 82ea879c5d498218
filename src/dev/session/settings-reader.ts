import { join, resolve } from 'node:path';
import { loadMarkdownOptions } from '../../pipeline/load-markdown-options.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import type { PoolSettings } from '../../workers/page-job.ts';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import type { MarkdownOptions } from '../../markdown/page/options.ts';
import { stateFolder } from '../../system/state-folder.ts';
import type { Problem } from '../../shared/problem.ts';

/** What the configuration of a site says. */
export interface SiteSettings {
  readonly config: Config;
  readonly markdown: MarkdownOptions;
  readonly problems: readonly Problem[];
  /** Who works for the site works by it. */
  readonly renderer: PoolSettings;
}

/** Reads the settings of a site afresh. Throws a `DocsgenError` if the configuration is wrong. */
export type SettingsReader = () => Promise<SiteSettings>;

/** Returns the reader of the site in a folder. It has read once, which is what the first call gives; the desk warms up for Markdown options that are new to it. */
export async function openSettings(folder: string, compileWorker: DevCompileWorker): Promise<SettingsReader> {
  const root = resolve(folder);
  let known = '';
  const read = async (): Promise<SiteSettings> => {
    const config = await loadConfig(root);
    const { value: markdown, problems } = await loadMarkdownOptions(config);
    const pageFolder = join(stateFolder(root), 'cache', 'pages');
    const renderer = { root, security: config.security, pageFolder, markdown, isProfiled: false };
    const options = JSON.stringify(markdown);
    if (options !== known) void compileWorker.warmUp(renderer);
    known = options;
    return { config, markdown, problems, renderer };
  };
  let first: Promise<SiteSettings> | null = read();
  // What is wrong is told to who asks for it.
  await first.catch(() => undefined);
  return () => {
    const settings = first ?? read();
    first = null;
    return settings;
  };
}
