import type { Heading } from '../../markdown/page/compiled-page.ts';
import type { TocItemProps } from '../../shared/main-props.ts';

interface TocOptions {
  readonly minLevel: number;
  readonly maxLevel: number;
  /** Ids that a translation inherits from its original, by the translation's own ids. */
  readonly inheritedIds: ReadonlyMap<string, string>;
}

/** What the table of contents shows of a heading. */
type TocHeading = Pick<Heading, 'depth' | 'id' | 'label'>;

interface TocNode {
  readonly heading: TocHeading;
  readonly items: TocNode[];
}

/**
 * Returns the tree of a page's headings. Headings outside the levels are left out, and the headings
 * below them move up.
 */
export function createToc(headings: readonly TocHeading[], options: TocOptions): readonly TocItemProps[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const heading of headings) {
    const node: TocNode = { heading, items: [] };
    while ((open.at(-1)?.heading.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.items ?? roots).push(node);
    open.push(node);
  }
  return roots.flatMap((node) => withinLevels(node, options));
}

/**
 * Removes the headings outside the levels. This happens after the tree is complete, so that no
 * heading gets a parent that it does not belong to.
 */
function withinLevels({ heading, items }: TocNode, options: TocOptions): readonly TocItemProps[] {
  const below = items.flatMap((item) => withinLevels(item, options));
  if (heading.depth < options.minLevel || heading.depth > options.maxLevel) return below;
  return [{ id: options.inheritedIds.get(heading.id) ?? heading.id, label: heading.label, items: below }];
}
