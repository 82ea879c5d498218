import { outputFile, pageUrl } from '../../site/graph/address.ts';
import type { LocaleContext, PageKind, SearchDescription } from '../../site/graph/site.ts';
import type { CollectionTypeDefinition } from '../contract/collection.ts';
import { type CollectionRoute, createCollectionMain, createTextMain } from './collection-main.ts';
import type { PluginCollection } from './opened-type.ts';
import type { PlannedPage, PlannedPages } from './plan-pages.ts';

/** Returns the kind of a page, by the kind that the type names. */
type KindOf = (page: PlannedPage) => PageKind;

/** Returns the function that returns the kind of a page. Pages of one kind share one object. */
export function createKinds({ name, components = {} }: CollectionTypeDefinition): KindOf {
  const describeForSearch = (_: LocaleContext, { page, trail }: CollectionRoute): SearchDescription => {
    return { group: name, trail: [trail], keywords: page.keywords ?? [] };
  };
  const kindFor = (kind: string | null, isList: boolean): PageKind => ({
    name: `${name}-${kind ?? 'page'}`,
    ...(kind === null ? {} : { showsTitle: true as const }),
    createMain: kind === null ? createTextMain : createCollectionMain,
    ...(isList ? { isInOwnLanguage } : { describeForSearch }),
  });
  const text = kindFor(null, false);
  const shown = new Map(Object.keys(components).map((kind) => [kind, kindFor(kind, false)]));
  const lists = new Map(Object.keys(components).map((kind) => [kind, kindFor(kind, true)]));
  return ({ kind = '', shown: entry }) => (entry ? shown : lists).get(kind) ?? text;
}

/** A list is in its own language if one of its entries is, or if it has none. */
function isInOwnLanguage({ listed }: CollectionRoute): boolean {
  return listed.length === 0 || listed.some(({ entry }) => !entry.fallback);
}

/** Returns the routes of the pages of a collection in one language. */
export function collectionRoutes(
  collection: PluginCollection,
  { content, locale, pages }: PlannedPages,
  kindOf: KindOf,
): readonly CollectionRoute[] {
  const urlOf = ({ slug }: Pick<PlannedPage, 'slug'>) => pageUrl(locale, collection.path, slug);
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const byEntry = new Map(pages.flatMap((page) => (page.shown ? [[page.shown.path, page] as const] : [])));
  return pages.map((page): CollectionRoute => {
    const { shown: entry, title, description, listed } = page;
    const url = urlOf(page);
    const links = Object.entries(page.links ?? {}).map(([name, slug]) => {
      const target = bySlug.get(slug ?? '');
      return [name, target ? { title: target.title, url: urlOf(target) } : null] as const;
    });
    return {
      kind: kindOf(page),
      key: `${collection.key}/${entry ? `${page.kind ?? 'page'}:${entry.path}` : `list:${page.slug}`}`,
      page,
      entry,
      locale,
      url,
      output: outputFile(url),
      source: entry?.source.file ?? null,
      fallback: entry?.fallback ?? false,
      title,
      description,
      collection: collection.key,
      version: null,
      draft: entry?.draft ?? false,
      unlisted: entry?.unlisted ?? false,
      listed: listed.map((each) => ({ entry: each, url: urlOf(byEntry.get(each.path) ?? page) })),
      links: Object.fromEntries(links),
      trail: content.title,
      ...(entry ? {} : { origin: { name: `the page \`${title}\` of \`${collection.key}\``, file: null, hint: null } }),
    };
  });
}
