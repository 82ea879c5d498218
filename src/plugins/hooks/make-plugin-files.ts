import type { Route } from '../../site/graph/site.ts';
import type { ReferenceContext } from '../../site/references/references.ts';
import { hookFailure } from './hook-failure.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';
import { pageFacts, publishedPage, siteAddress } from './page-facts.ts';

/** A file that a plugin writes beside the pages. */
export interface PluginFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Returns the files that the hooks `output` of the plugins write for these pages. Throws a
 * `DocsgenError` if a hook fails.
 */
export async function makePluginFiles(
  { plugins }: Pick<SitePlugins, 'plugins'>,
  context: ReferenceContext,
  routes: readonly Route[],
): Promise<readonly PluginFile[]> {
  const files: PluginFile[] = [];
  const writing = plugins.filter(({ plugin }) => plugin.output !== undefined);
  if (writing.length === 0) return files;
  const pages = routes.map((route) => ({ ...pageFacts(route), ...publishedPage(context, route) }));
  const siteUrl = siteAddress(context.site);
  for (const opened of writing) {
    try {
      await opened.plugin.output?.({ siteUrl, pages, write: (path, content) => void files.push({ path, content }) });
    } catch (cause) {
      throw hookFailure({ opened, hook: 'output', cause });
    }
  }
  return files;
}
