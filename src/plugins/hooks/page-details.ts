import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Route } from '../../site/graph/site.ts';
import type { ReferenceContext } from '../../site/references/references.ts';
import { createAddresses } from '../../site/graph/address.ts';
import type { PageDetails } from '../contract/page-hook.ts';
import { pageFacts } from './page-facts.ts';

/** The site and its compiled pages. */
export type PagesContext = Pick<ReferenceContext, 'site' | 'compiled'>;

/** Returns what hooks that are called for a single page know of it. */
export function pageDetails({ site, compiled }: PagesContext, route: Route): PageDetails {
  const file = route.entry?.source.file ?? '';
  const page = compiled.pages.get(file);
  const inherited = compiled.inheritedIds.get(file);
  const headings = (page?.headings ?? []).map(({ depth, id, label, file: included, line, column }) => ({
    depth,
    id: inherited?.get(id) ?? id,
    text: label.map(({ text }) => text).join(''),
    file: included === undefined ? file : includedPath(file, included),
    line,
    column,
  }));
  const address = site.config.url + createAddresses(site.config, null).page(route.url);
  return { ...pageFacts(route), address, headings, words: page?.words ?? 0 };
}
