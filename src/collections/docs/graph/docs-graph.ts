import type { Config, Locale } from '../../../config/config.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Outcome } from '../../../shared/problem.ts';
import type { CollectionGraph } from '../../../site/graph/site.ts';
import type { DocsCollection } from '../config/collection.ts';
import type { DocSet } from '../content/doc-set.ts';
import { createDocs, type Docs, docsKey } from './docs.ts';
import { categorySlugs } from './docs-routes.ts';

/** A collection of docs in all its languages and versions. */
export interface DocsGraph extends CollectionGraph {
  readonly collection: DocsCollection;
  /** In the order of the versions, then of the locales. */
  readonly all: readonly Docs[];
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
  const versionsOf = new Map<string, Map<string, Docs>>();
  const all = created.map(({ value }) => {
    const { locale, version } = value.set;
    const versions = versionsOf.get(locale.name) ?? new Map<string, Docs>();
    versionsOf.set(locale.name, versions);
    const docs: Docs = { ...value, slugs: slugs.get(docsKey(value)) ?? new Map(), versions };
    versions.set(version.name, docs);
    return docs;
  });
  return { value: all, problems: created.flatMap(({ problems }) => problems) };
}
