import type { Config } from '../config/config.ts';
import { type ConfigOverrides, loadConfig } from '../config/load-config.ts';
import type { ContentMemo } from '../content/content-memo.ts';
import { scanContent } from '../content/scan-content.ts';
import type { Outcome } from '../shared/problem.ts';
import { checkEntries } from '../site/check-entries.ts';
import { createSite } from '../site/create-site.ts';
import { checkNavigation } from '../site/navigation/check-navigation.ts';
import type { Site } from '../site/site.ts';

/** Which site to load, and what the command line sets over its configuration. */
export interface LoadSiteOptions {
  readonly root: string;
  readonly drafts: boolean;
  readonly overrides?: ConfigOverrides | undefined;
  /** What was made of content files before; nothing without. */
  readonly memo?: ContentMemo | undefined;
}

/**
 * Returns the graph of a site with every mistake that shows before its Markdown is compiled.
 * Throws a `DocsgenError` if the configuration is wrong, for then nothing else can be known.
 */
export async function loadSite({ root, drafts, overrides, memo }: LoadSiteOptions): Promise<Outcome<Site>> {
  const config: Config = await loadConfig(root, overrides);
  const content = await scanContent(config, { drafts, memo });
  const site = createSite(config, content.value);
  const problems = [content.problems, site.problems, checkNavigation(site.value), checkEntries(site.value)].flat();
  return { value: site.value, problems };
}
