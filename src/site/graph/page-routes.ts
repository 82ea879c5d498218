import type { Locale } from '../../config/config.ts';
import type { PageSet } from '../../content/content.ts';
import { stringsFor } from '../../theme/strings/strings.ts';
import { outputFile, pageUrl } from './address.ts';
import type { NotFoundRoute, Route, SearchRoute } from './route.ts';

/** Returns the routes of a collection of pages. */
export function pageRoutes({ collection, locale, pages }: PageSet): readonly Route[] {
  return pages.map((entry) => {
    const url = pageUrl(locale, collection.path, entry.slug);
    const { title, description, draft, unlisted, fallback, source } = entry;
    return {
      kind: entry.frontMatter.layout === 'home' ? 'home' : 'page',
      key: `${collection.key}/page:${source.relativePath}`,
      entry,
      locale,
      url,
      output: outputFile(url),
      source: source.file,
      fallback,
      title,
      description,
      collection: collection.key,
      version: null,
      draft,
      unlisted,
    };
  });
}

/** Returns the route of the page that a host shows for a missing address. */
export function notFoundRoute(locale: Locale): NotFoundRoute {
  return {
    kind: 'not-found',
    key: 'not-found',
    locale,
    url: pageUrl(locale, '404'),
    output: locale.path === '' ? '404.html' : `${locale.path}/404.html`,
    source: null,
    fallback: false,
    title: stringsFor(locale.htmlLang)['theme.NotFound.title'],
    description: null,
    collection: null,
    version: null,
    draft: false,
    unlisted: false,
  };
}

/** Returns the route of the page with search results. */
export function searchRoute(locale: Locale): SearchRoute {
  const url = searchUrl(locale);
  return {
    kind: 'search',
    key: 'search',
    locale,
    url,
    output: outputFile(url),
    source: null,
    fallback: false,
    title: stringsFor(locale.htmlLang)['theme.SearchPage.title'],
    description: null,
    collection: null,
    version: null,
    draft: false,
    unlisted: false,
  };
}

/** Returns the address of the page with search results. */
export function searchUrl(locale: Locale): string {
  return pageUrl(locale, 'search');
}
