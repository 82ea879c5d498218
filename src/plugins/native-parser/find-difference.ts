import { isDeepStrictEqual } from 'node:util';
import type { Node, Parent, Point } from 'unist';

/**
 * Returns the place of the first node in which two trees differ, in its fields or in its position;
 * null if the trees are equal. The second is that of the reference.
 */
export function findDifference(tree: Node, reference: Node): Point | null {
  if (!isDeepStrictEqual(fieldsOf(tree), fieldsOf(reference))) return startOf(reference);
  const [children, expected] = [childrenOf(tree), childrenOf(reference)];
  for (const [index, node] of expected.entries()) {
    const other = children[index];
    const place = other === undefined ? startOf(node) : findDifference(other, node);
    if (place !== null) return place;
  }
  const more = children[expected.length];
  return more === undefined ? null : startOf(more);
}

/** Returns the fields of a node without its children. One parser leaves out undefined fields. */
function fieldsOf(node: Node): object {
  return Object.fromEntries(Object.entries(node).filter(([name, value]) => name !== 'children' && value !== undefined));
}

function childrenOf(node: Node): readonly Node[] {
  return isParent(node) ? node.children : [];
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

function startOf({ position }: Node): Point {
  return position?.start ?? { line: 1, column: 1 };
}
