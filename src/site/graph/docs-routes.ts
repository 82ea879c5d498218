import GithubSlugger from 'github-slugger';
import type { Doc } from '../../content/content.ts';
import { resolveSlug } from '../../content/slug.ts';
import { outputFile, pageUrl } from './address.ts';
import type { Docs } from './docs.ts';
import type { CategoryRoute, DocRoute, Route } from './route.ts';
import { type SidebarCategory, walkSidebar } from '../sidebars/sidebar.ts';

/** Slugs of category pages by the key of the category. They are the same in every locale. */
export type CategorySlugs = ReadonlyMap<string, string>;

/**
 * Returns the slug of every category page of a version. It is made from the label in the source
 * language, unless the author has set one.
 */
export function categorySlugs(locales: readonly Docs[]): CategorySlugs {
  const slugger = new GithubSlugger();
  const slugs = new Map<string, string>();
  // The source language comes first, so that its categories get their slugs before categories that
  // only a translation has.
  for (const { sidebars } of locales) {
    for (const { category } of generatedIndexes(sidebars)) {
      if (category.link?.type !== 'generated-index' || slugs.has(category.key)) continue;
      const { slug } = category.link;
      slugs.set(
        category.key,
        slug === null ? `/category/${slugger.slug(category.sourceLabel)}` : resolveSlug(slug, ''),
      );
    }
  }
  return slugs;
}

/** Returns the routes of one version in one locale: its docs, and its generated category pages. */
export function docsRoutes(docs: Docs, slugs: CategorySlugs): readonly Route[] {
  return [...docs.set.docs.map((doc) => docRoute(docs, doc)), ...categoryRoutes(docs, slugs)];
}

/** Returns the address of a slug in a version of docs. */
export function docsUrl({ set }: Docs, slug: string): string {
  return pageUrl(set.locale, set.collection.path, set.version.path, slug);
}

function docRoute(docs: Docs, doc: Doc): DocRoute {
  const { collection, version, locale } = docs.set;
  const url = docsUrl(docs, doc.slug);
  return {
    kind: 'doc',
    key: `${collection.key}@${version.name}/doc:${doc.id}`,
    doc,
    set: docs.set,
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
  };
}

function categoryRoutes(docs: Docs, slugs: CategorySlugs): readonly CategoryRoute[] {
  const { collection, version, locale } = docs.set;
  const seen = new Set<string>();
  return generatedIndexes(docs.sidebars).flatMap(({ category, sidebar }): CategoryRoute[] => {
    const slug = slugs.get(category.key);
    if (category.link?.type !== 'generated-index' || slug === undefined || seen.has(category.key)) return [];
    seen.add(category.key);
    const url = docsUrl(docs, slug);
    return [
      {
        kind: 'category',
        key: `${collection.key}@${version.name}/category:${category.key}`,
        category,
        set: docs.set,
        sidebar,
        locale,
        url,
        output: outputFile(url),
        source: category.file,
        fallback: false,
        title: category.link.title,
        description: category.link.description,
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
