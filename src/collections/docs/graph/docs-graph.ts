import type { Config, Locale } from '../../../config/config.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Outcome } from '../../../shared/problem.ts';
import type { CollectionGraph } from '../../../site/graph/site.ts';
import type { DocsCollection } from '../config/collection.ts';
import type { DocSet } from '../content/doc-set.ts';
import { createDocs, type Docs, docsKey } from './docs.ts';
import { categorySlugs } from './category-slugs.ts';
import type { DocsRoute } from './docs-routes.ts';

/** A collection of docs in all its languages and versions. */
export interface DocsGraph extends CollectionGraph {
  readonly collection: DocsCollection;
  /** In the order of the versions, then of the locales. */
  readonly all: readonly Docs[];
  readonly routes: readonly DocsRoute[];
}

/** Returns the docs of a version in a locale; null for none. */
export function docsOf({ all }: Pick<DocsGraph, 'all'>, locale: Locale, version: string): Docs | null {
  return all.find(({ set }) => set.locale.name === locale.name && set.version.name === version) ?? null;
}

/**
 * Returns the docs of all versions and locales of a collection, with the mistakes in their
 * sidebars.
 */
export function connectDocs(config: Config, sets: readonly DocSet[]): Outcome<readonly Docs[]> {
  const created = sets.map((set) => createDocs(config, set));
  const byVersion = groupBy(
    created.map(({ value }) => value),
    docsKey,
  );
  const slugs = new Map([...byVersion].map(([key, locales]) => [key, categorySlugs(locales)]));
  const all = created.map(({ value }) => ({ ...value, slugs: slugs.get(docsKey(value)) ?? new Map() }));
  return { value: joinVersions(all), problems: created.flatMap(({ problems }) => problems) };
}

/**
 * Returns the docs after texts of entries were edited; null if there are mistakes in the sidebars.
 * `sets` are those of the docs, in their order. Docs in languages without an edit are the same
 * objects as before.
 */
export function editDocs(config: Config, before: readonly Docs[], sets: readonly DocSet[]): readonly Docs[] | null {
  const edited = new Set(before.flatMap((docs, index) => (sets[index] === docs.set ? [] : [docs.set.locale])));
  const created = before.map((docs, index) => {
    const set = sets[index] ?? docs.set;
    return set === docs.set ? { value: docs, problems: [] } : createDocs(config, set);
  });
  if (created.some(({ problems }) => problems.length > 0)) return null;
  // The labels in addresses of categories come from no page.
  const all = created.map(({ value }, index) => ({ ...value, slugs: before[index]?.slugs ?? new Map() }));
  return joinVersions(all).map((docs, index) => (edited.has(docs.set.locale) ? docs : (before[index] ?? docs)));
}

/** Adds to each docs those of the other versions in its language. */
function joinVersions(all: readonly Omit<Docs, 'versions'>[]): readonly Docs[] {
  const versionsOf = new Map<string, Map<string, Docs>>();
  return all.map((each) => {
    const { locale, version } = each.set;
    const versions = versionsOf.get(locale.name) ?? new Map<string, Docs>();
    versionsOf.set(locale.name, versions);
    const docs: Docs = { ...each, versions };
    versions.set(version.name, docs);
    return docs;
  });
}
