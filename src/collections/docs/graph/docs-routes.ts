import { outputFile, pageUrl } from '../../../site/graph/address.ts';
import { findRoute, type PageKind, type Route, type Site } from '../../../site/graph/site.ts';
import type { Doc } from '../content/doc-set.ts';
import { type SidebarCategory, walkSidebar } from '../sidebars/sidebar.ts';
import { categoryInVersion, categoryKey, docKey, type Docs, latestOf } from './docs.ts';

/** A page of a docs collection. */
export interface DocsRoute extends Route {
  readonly docs: Docs;
  /** Name of the sidebar that the page is shown with. */
  readonly sidebar: string | null;
}

/** The page of a doc. */
export interface DocRoute extends DocsRoute {
  readonly doc: Doc;
}

/** The page of a sidebar category. */
export interface CategoryRoute extends DocsRoute {
  readonly category: SidebarCategory;
  readonly sidebar: string;
}

/** Returns whether a route is the page of a doc. */
export function isDocRoute(route: Route): route is DocRoute {
  return 'doc' in route;
}

/** Returns whether a route is the page of a sidebar category. */
export function isCategoryRoute(route: Route): route is CategoryRoute {
  return 'category' in route;
}

/** Returns whether a route is a page of a docs collection. */
export function isDocsRoute(route: Route): route is DocsRoute {
  return 'docs' in route;
}

/** The kinds of pages of a docs collection. */
export type DocsKinds = Readonly<Record<'doc' | 'category', PageKind>>;

/** Returns the routes of one version in one locale: its docs, and its generated category pages. */
export function docsRoutes(docs: Docs, kinds: DocsKinds): readonly (DocRoute | CategoryRoute)[] {
  return [...docs.set.entries.map((doc) => docRoute(docs, doc, kinds.doc)), ...categoryRoutes(docs, kinds.category)];
}

/** Returns the address of a slug in a version of docs. */
export function docsUrl({ set }: Pick<Docs, 'set'>, slug: string): string {
  return pageUrl(set.locale, set.collection.path, set.version.path, slug);
}

/** Returns the route of a doc; null for none. */
export function findDocRoute(site: Site, docs: Docs, id: string): Route | null {
  return findRoute(site, docKey(docs, id), docs.set.locale);
}

/** Returns the docs of the latest version if search engines should list its pages instead. */
export function listedInstead(docs: Docs): Docs | null {
  const latest = latestOf(docs);
  return latest === docs || latest?.set.version.noIndex === true ? null : latest;
}

function docRoute(docs: Docs, doc: Doc, kind: PageKind): DocRoute {
  const { collection, version, locale } = docs.set;
  const url = docsUrl(docs, doc.slug);
  const latest = listedInstead(docs);
  const same = latest?.byId.get(doc.id);
  return {
    kind,
    key: docKey(docs, doc.id),
    entry: doc,
    doc,
    docs,
    sidebar: docs.sidebarOf.get(doc.id) ?? null,
    locale,
    url,
    output: outputFile(url),
    source: doc.source.file,
    fallback: doc.fallback,
    title: doc.title,
    description: doc.description,
    collection: collection.key,
    version: version.name,
    draft: doc.draft,
    unlisted: doc.unlisted,
    ...(latest && same && !same.unlisted && !same.draft && { latestKey: docKey(latest, doc.id) }),
    ...(doc === docs.mainDoc ? { homeRank: docs === latestOf(docs) ? 0 : 1 } : {}),
  };
}

function categoryRoutes(docs: Docs, kind: PageKind): readonly CategoryRoute[] {
  const { collection, version, locale } = docs.set;
  const latest = listedInstead(docs);
  const seen = new Set<string>();
  return generatedIndexes(docs.sidebars).flatMap(({ category, sidebar }): CategoryRoute[] => {
    const slug = docs.slugs.get(category.key);
    if (category.link?.type !== 'generated-index' || slug === undefined || seen.has(category.key)) return [];
    seen.add(category.key);
    const url = docsUrl(docs, slug);
    const listed = latest && categoryInVersion(docs, latest, category.key);
    return [
      {
        kind,
        key: categoryKey(docs, category.key),
        ...(latest && listed !== null && { latestKey: categoryKey(latest, listed) }),
        entry: null,
        category,
        docs,
        sidebar,
        locale,
        url,
        output: outputFile(url),
        source: category.file,
        fallback: false,
        title: category.link.title,
        description: category.link.description,
        ...(category.link.keywords && { keywords: category.link.keywords }),
        ...(category.link.image && { image: category.link.image.src }),
        collection: collection.key,
        version: version.name,
        draft: false,
        unlisted: false,
      },
    ];
  });
}

interface PlacedCategory {
  readonly category: SidebarCategory;
  readonly sidebar: string;
}

function generatedIndexes(sidebars: Docs['sidebars']): readonly PlacedCategory[] {
  return [...sidebars].flatMap(([sidebar, nodes]) =>
    walkSidebar(nodes).flatMap((node) =>
      node.type === 'category' && node.link?.type === 'generated-index' ? [{ category: node, sidebar }] : [],
    ),
  );
}
