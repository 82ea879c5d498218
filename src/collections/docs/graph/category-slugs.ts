import { slug as slugOf } from 'github-slugger';
import { resolveSlug } from '../../../content/slug.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { parseNumberPrefix } from '../content/number-prefix.ts';
import { folderOf } from '../sidebars/autogenerate.ts';
import type { SidebarCategory, SidebarNode } from '../sidebars/sidebar.ts';
import type { CategorySlugs, DocsInVersion } from './docs.ts';

interface PlacedCategory {
  readonly category: SidebarCategory;
  /** The categories that contain it, outermost first. */
  readonly parents: readonly SidebarCategory[];
}

/**
 * Returns the slug of every category page of a version. It is made from the label in the source
 * language, unless the author has set one. Categories with the same label have slugs that are made
 * from their folders, so that no address depends on the order of the categories.
 */
export function categorySlugs(locales: readonly DocsInVersion[]): CategorySlugs {
  const found = new Map<string, PlacedCategory>();
  // The source language comes first, so its labels count.
  for (const { sidebars } of locales) {
    for (const placed of [...sidebars.values()].flatMap((nodes) => generatedIndexes(nodes, []))) {
      if (!found.has(placed.category.key)) found.set(placed.category.key, placed);
    }
  }
  const named = [...found.values()].filter(({ category }) => writtenSlug(category) === null);
  const byLabel = groupBy(named, ({ category }) => slugOf(category.sourceLabel));
  return new Map(
    [...found].map(([key, placed]) => {
      const written = writtenSlug(placed.category);
      if (written !== null) return [key, resolveSlug(written, '')];
      const own = slugOf(placed.category.sourceLabel);
      return [key, `/category/${byLabel.get(own)?.length === 1 ? own : pathOf(placed)}`];
    }),
  );
}

/** Returns the path of the folder of a category; of one without a folder, that of the labels. */
function pathOf({ category, parents }: PlacedCategory): string {
  const folder = folderOf(category);
  const names =
    folder === ''
      ? [...parents, category].map(({ sourceLabel }) => sourceLabel)
      : folder.split('/').map((segment) => parseNumberPrefix(segment).name);
  return names.map((name) => slugOf(name)).join('/');
}

function writtenSlug({ link }: SidebarCategory): string | null {
  return link?.type === 'generated-index' ? link.slug : null;
}

function generatedIndexes(
  nodes: readonly SidebarNode[],
  parents: readonly SidebarCategory[],
): readonly PlacedCategory[] {
  return nodes.flatMap((node): readonly PlacedCategory[] => {
    if (node.type !== 'category') return [];
    const inside = generatedIndexes(node.items, [...parents, node]);
    return node.link?.type === 'generated-index' ? [{ category: node, parents }, ...inside] : inside;
  });
}
