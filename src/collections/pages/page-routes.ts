import { outputFile, pageUrl } from '../../site/graph/address.ts';
import type { PageKind, Route } from '../../site/graph/site.ts';
import type { PageEntry, PageSet } from './scan-pages.ts';

/** A page that is neither doc nor post. */
export interface PageRoute extends Route {
  readonly entry: PageEntry;
}

/** The kinds of pages of a collection of pages. */
export type PageKinds = Readonly<Record<'page' | 'home', PageKind>>;

/** Returns the routes of a collection of pages. */
export function pageRoutes({ collection, locale, entries }: PageSet, kinds: PageKinds): readonly PageRoute[] {
  return entries.map((entry) => {
    const url = pageUrl(locale, collection.path, entry.slug);
    const { title, description, draft, unlisted, fallback, source } = entry;
    return {
      kind: entry.frontMatter.layout === 'home' ? kinds.home : kinds.page,
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
