import type { Route } from '../../site/graph/site.ts';
import type { BookNode } from './book-tree.ts';

/** A page of a book in reading order, or a heading above several. */
export interface BookPart {
  /** The id of the part in the book, and what those inside it begin with. */
  readonly id: string;
  readonly title: string;
  /** How deep the part is in the book, from 0. */
  readonly depth: number;
  /** The page that it stands for; null for a heading without one. */
  readonly route: Route | null;
  /** The page whose text it has; null for a heading. */
  readonly page: Route | null;
  /** What a heading says below its title; null for nothing. */
  readonly description: string | null;
  readonly items: readonly BookPart[];
}

/**
 * Returns the parts of a book of a whole tree, or of a section of it. A page without a text of its
 * own, such as the list of a category, is a heading: the contents of the book list its pages.
 */
export function createParts(tree: BookNode, section: BookNode | null): readonly BookPart[] {
  let count = 0;
  const create = ({ label, route, items }: BookNode, depth: number): BookPart => {
    count += 1;
    const id = `p${count}`;
    const page = route?.entry ? route : null;
    return {
      ...{ id, depth, route, page },
      title: page === null ? label : page.title,
      description: page === null ? (route?.description ?? null) : null,
      items: items.map((item) => create(item, depth + 1)),
    };
  };
  return (section === null ? tree.items : nodesOfSection(section)).map((node) => create(node, 0));
}

/** The title of the book is that of the section, whose own text comes before those below it. */
function nodesOfSection(section: BookNode): readonly BookNode[] {
  if (section.items.length === 0) return [section];
  return section.route?.entry ? [{ ...section, items: [] }, ...section.items] : section.items;
}

/** Returns parts with those below them, in reading order. */
export function allParts(parts: readonly BookPart[]): readonly BookPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.items)]);
}
