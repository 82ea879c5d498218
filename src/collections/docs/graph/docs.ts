import type { Config } from '../../../config/config.ts';
import { locateKey } from '../../../content/yaml-source.ts';
import { suggest } from '../../../shared/nearest.ts';
import { asProblem, type Outcome, type Problem } from '../../../shared/problem.ts';
import { pageUrl } from '../../../site/graph/address.ts';
import { createTags, type Tags } from '../../../site/tags/tags.ts';
import type { Doc, DocSet } from '../content/doc-set.ts';
import { buildSidebars } from '../sidebars/build-sidebars.ts';
import { isLong } from '../sidebars/choose-part.ts';
import { countLists, type ListCounts } from '../sidebars/count-lists.ts';
import { findPlaces, type Places } from '../sidebars/places.ts';
import { type SidebarNode, type Sidebars, walkSidebar } from '../sidebars/sidebar.ts';

/** Slugs of category pages by the key of the category. They are the same in every locale. */
export type CategorySlugs = ReadonlyMap<string, string>;

/** The docs of one version of a collection in one locale, with their sidebars. */
export interface DocsInVersion {
  readonly set: DocSet;
  readonly byId: ReadonlyMap<string, Doc>;
  readonly tags: Tags<Doc>;
  readonly sidebars: Sidebars;
  /**
   * The sidebars that are too long to be rendered completely on each page, by name, with the counts
   * of their lists.
   */
  readonly longSidebars: ReadonlyMap<string, ReadonlyMap<readonly SidebarNode[], ListCounts>>;
  /** Positions of the pages in each sidebar, by the name of the sidebar. */
  readonly places: ReadonlyMap<string, Places>;
  /** Name of the sidebar that each doc is shown with, by id; null for none. */
  readonly sidebarOf: ReadonlyMap<string, string | null>;
  /** The doc that links to the version point to; null if all docs are drafts. */
  readonly mainDoc: Doc | null;
}

/** The same, with what it shares with other locales and versions. */
export interface Docs extends DocsInVersion {
  readonly slugs: CategorySlugs;
  /**
   * The collection's docs in the same locale, this version included, by the name of the version.
   */
  readonly versions: ReadonlyMap<string, Docs>;
}

/** Returns a set of docs with its sidebars, the sidebar of each doc, and the main doc. */
export function createDocs(config: Config, set: DocSet): Outcome<DocsInVersion> {
  const sidebars = buildSidebars(config, set);
  const byId = new Map(set.entries.map((doc) => [doc.id, doc]));
  const containing = new Map<string, string>();
  for (const [name, nodes] of sidebars.value) {
    for (const doc of docsIn(nodes)) containing.set(doc.id, name);
  }
  const sidebarOf = new Map(
    set.entries.map((doc) => {
      const { displayed_sidebar: displayed } = doc.frontMatter;
      return [doc.id, displayed === undefined ? (containing.get(doc.id) ?? null) : displayed];
    }),
  );
  const firstListed = [...sidebars.value.values()].flatMap(docsIn).find((doc) => !doc.unlisted);
  const mainDoc = set.entries.find((doc) => doc.slug === '/') ?? firstListed ?? set.entries[0] ?? null;
  const problems = [...sidebars.problems, ...set.entries.flatMap((doc) => unknownNames(doc, byId, sidebars.value))];
  const places = new Map([...sidebars.value].map(([name, nodes]) => [name, findPlaces(nodes)]));
  const long = [...sidebars.value].filter(([, nodes]) => isLong(nodes));
  const longSidebars = new Map(long.map(([name, nodes]) => [name, countLists(nodes)]));
  const tags = createTags({
    locale: set.locale,
    entries: set.entries,
    declared: set.tags,
    addressOf: (permalink) => tagsUrl({ set }, permalink),
  });
  const value = { set, byId, tags, sidebars: sidebars.value, longSidebars, places, sidebarOf, mainDoc };
  return { value, problems };
}

/** Returns the address of the list of tags of a version of docs, or of a tag in it. */
export function tagsUrl({ set }: Pick<Docs, 'set'>, permalink = ''): string {
  return pageUrl(set.locale, set.collection.path, set.version.path, 'tags', permalink);
}

/** Returns the docs of a sidebar in reading order, including the docs that categories link to. */
function docsIn(nodes: readonly SidebarNode[]): readonly Doc[] {
  return walkSidebar(nodes).flatMap((node) => {
    if (node.type === 'doc') return [node.doc];
    return node.type === 'category' && node.link?.type === 'doc' ? [node.link.doc] : [];
  });
}

function unknownNames(doc: Doc, byId: ReadonlyMap<string, Doc>, sidebars: Sidebars): readonly Problem[] {
  if (doc.fallback) return [];
  const check = (
    field: 'displayed_sidebar' | 'pagination_prev' | 'pagination_next',
    known: ReadonlyMap<string, unknown>,
    what: string,
  ): readonly Problem[] => {
    const name = doc.frontMatter[field];
    if (typeof name !== 'string' || known.has(name)) return [];
    const place = locateKey(doc.yaml, [field]);
    if (place === null) return [];
    const title = `\`${field}\` of the doc \`${doc.id}\` names \`${name}\`, which does not exist`;
    const hint = suggest(name, [...known.keys()].toSorted(), what);
    return [
      asProblem({
        code: field === 'displayed_sidebar' ? 'unknown-sidebar' : 'unknown-doc',
        title,
        hint,
        file: doc.source.file,
        ...place,
      }),
    ];
  };
  return [
    ...check('displayed_sidebar', sidebars, 'available sidebars'),
    ...check('pagination_prev', byId, 'available ids'),
    ...check('pagination_next', byId, 'available ids'),
  ];
}

/** Returns the docs of the latest version in the same locale; null if that has none. */
export function latestOf({ set, versions }: Docs): Docs | null {
  return versions.get(set.collection.latest) ?? null;
}

/**
 * Returns the key of a version of docs, `<collection>@<version>`. It is the same in every locale.
 */
export function docsKey({ set }: Pick<Docs, 'set'>): string {
  return `${set.collection.key}@${set.version.name}`;
}

/** Returns the key of the page of a doc, which is the same in every locale. */
export function docKey(docs: Pick<Docs, 'set'>, id: string): string {
  return `${docsKey(docs)}/doc:${id}`;
}

/** Returns the key of the page of a category, which is the same in every locale. */
export function categoryKey(docs: Pick<Docs, 'set'>, category: string): string {
  return `${docsKey(docs)}/category:${category}`;
}

/**
 * Returns the key that a category with its own page has in another version; null for none. Versions
 * with other sidebars have other keys, so the category is then found by its address.
 */
export function categoryInVersion(own: Docs, other: Docs, category: string): string | null {
  const [sidebars, others] = [own.set.version.sidebars, other.set.version.sidebars];
  if (sidebars.path.join() === others.path.join()) return other.slugs.has(category) ? category : null;
  const slug = own.slugs.get(category);
  return [...other.slugs].find(([, each]) => each === slug)?.[0] ?? null;
}
