import { outputFile, pageUrl } from '../../site/graph/address.ts';
import type { FrontMatterReference, PageKind, Route } from '../../site/graph/site.ts';
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
      kind: kinds[entry.frontMatter.layout ?? 'page'],
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

/** Returns the links of a landing page. */
export function homeLinks({ entry }: PageRoute): readonly FrontMatterReference[] {
  const { hero, features, integrations } = entry.frontMatter;
  const fieldOf = ({ to }: { readonly to?: string | undefined }) => (to === undefined ? 'href' : 'to');
  const actions = (hero?.actions ?? []).map((link, index) => ({
    link,
    path: ['hero', 'actions', index, fieldOf(link)],
  }));
  const cards = Object.entries({ features, integrations }).flatMap(([name, section]) =>
    (section?.items ?? []).map((link, index) => ({ link, path: [name, 'items', index, fieldOf(link)] })),
  );
  return [...actions, ...cards.filter(({ link: { to, href } }) => to !== undefined || href !== undefined)];
}
