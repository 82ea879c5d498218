import { absoluteUrl } from '../graph/absolute-url.ts';
import { markdownFile } from '../graph/address.ts';
import type { PageContext, Route, Site } from '../graph/site.ts';
import { hasDetails } from './layout.ts';

/** What the Markdown copy of a page says beside the text in its HTML. */
export interface CopiedPage {
  /** The file of the copy, relative to the output folder. */
  readonly output: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly title: string;
  /** As the author wrote it; null for none. */
  readonly description: string | null;
}

/** Returns the file with the Markdown copy of a page; null for a page that has none. */
export function copyFile({ config }: Pick<Site, 'config'>, route: Route): string | null {
  if (route.target !== undefined || route.kind.isNotFound || isSearchPage(route)) return null;
  const { actions } = config.pageDetails;
  const isCopied = (actions.includes('copy') || actions.includes('open')) && hasDetails(route);
  return config.machineReaders || isCopied ? markdownFile(route.url) : null;
}

/** A page that docsgen adds to every site has no text of its own. */
function isSearchPage({ kind, collection }: Route): boolean {
  return kind.isUnindexed === true && collection === null;
}

/** Returns what the Markdown copy of a page begins with; null for a page without a copy. */
export function copiedPage(context: PageContext): CopiedPage | null {
  const { route, site } = context;
  const output = copyFile(site, route);
  if (output === null) return null;
  const { entry, title } = route;
  const description = entry === null ? route.description : (entry.frontMatter.description ?? null);
  return { output, url: absoluteUrl(context, route.url), title, description };
}
