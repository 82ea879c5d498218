import { groupBy } from '../../shared/group-by.ts';
import type { SearchSection } from '../../shared/search.ts';
import type { PageGroup, PageRow } from '../format/format.ts';

interface Group extends Pick<PageGroup, 'kind' | 'collection'> {
  readonly pages: readonly { readonly row: PageRow }[];
}

/**
 * Returns the parts of the site that readers can search alone, in the order of their groups; none
 * if there is only one. Collections of one kind with the same label are one part.
 */
export function findSections(groups: readonly Group[]): readonly SearchSection[] {
  const labeled = groups.flatMap(({ kind, collection, pages: [first] }) => {
    const [label = null] = first?.row[2] ?? [];
    return first ? [{ kind, collection, label }] : [];
  });
  // The label of a collection is that of its first group, which has the latest version.
  const collections = [...groupBy(labeled, ({ collection }) => collection).values()].flatMap(([first]) => first ?? []);
  const sections = [...groupBy(collections, ({ kind, label }) => `${kind}\n${label}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first
      ? [{ kind: first.kind, label: first.label, collections: alike.map(({ collection }) => collection) }]
      : [];
  });
  return sections.length > 1 ? sections : [];
}
