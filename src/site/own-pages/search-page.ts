import type { Locale } from '../../config/config.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { SearchMain } from '../../shared/main-props.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { searchUrl } from '../graph/search-files.ts';
import type { PageContext, PageKind, Route } from '../graph/site.ts';
import { ownRoute } from './own-route.ts';

const searchKind: PageKind = { name: 'search', isUnindexed: true, createMain: createSearchMain };

/** Returns the route of the page with search results. */
export function searchRoute(locale: Locale, strings: Strings): Route {
  return ownRoute({
    kind: searchKind,
    locale,
    url: searchUrl(locale),
    title: strings['theme.SearchPage.title'],
  });
}

/**
 * Returns the main area of the page with search results. It lists all pages of the locale, of the
 * latest version if there are several.
 */
function createSearchMain(context: PageContext): SearchMain {
  const { site, locale, strings } = context;
  const siteName = context.text(site.config.title);
  const sections = [...site.collections.values()].map((graph) => graph.listPages(context));
  return {
    kind: 'search',
    href: context.to.page(searchUrl(locale)),
    documentTitle: `${context.route.title} | ${siteName}`,
    queryTitle: `${strings['theme.SearchPage.queryTitle']} | ${siteName}`,
    sections: mergeAlike(sections).filter(({ items }) => items.length > 0),
  };
}

/** Merges the sections of collections that share one heading, such as two collections of pages. */
function mergeAlike(sections: readonly PageIndexEntry[]): readonly PageIndexEntry[] {
  const groups = groupBy(sections, ({ label, href }) => `${href}\n${label}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? { ...first, items: [first, ...others].flatMap(({ items }) => items) } : [],
  );
}
