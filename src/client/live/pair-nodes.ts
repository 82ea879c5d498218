import { islandTag } from '../../shared/dom.ts';
import { commonSequence } from './common-sequence.ts';
import { withoutReactIds } from './react-ids.ts';

/** The pairing of the children of two elements. */
export interface Pairs {
  /** The earlier node by the later one. */
  readonly earlierOf: ReadonlyMap<ChildNode, ChildNode>;
  /** The later nodes whose order has changed. */
  readonly moved: ReadonlySet<ChildNode>;
}

/** Returns the key by which two unequal nodes are compared. */
type KeyOf = (node: ChildNode) => string;

/**
 * Pairs the children of an element with those of a later state of it. First it pairs equal nodes in
 * the same order, then equal nodes in another order. Then it pairs the remaining nodes between two
 * pairs, by the first of the keys, then by the next.
 */
export function pairNodes(
  earlier: readonly ChildNode[],
  later: readonly ChildNode[],
  keys: readonly KeyOf[] = [kindKey],
): Pairs {
  const earlierKeys = earlier.map(contentKey);
  const laterKeys = later.map(contentKey);
  const equal = commonSequence(earlierKeys, laterKeys);
  const earlierOf = new Map<ChildNode, ChildNode>();
  const taken = new Set<ChildNode>();
  const pair = (before: ChildNode | undefined, after: ChildNode | undefined) => {
    if (!before || !after) return;
    earlierOf.set(after, before);
    taken.add(before);
  };
  for (const [before, after] of equal) pair(earlier[before], later[after]);

  const moved = new Set<ChildNode>();
  const left = new Map<string, ChildNode[]>();
  earlier.forEach((node, index) => {
    // White space is not worth a move, because it is the same everywhere.
    if (taken.has(node) || !(node instanceof Element)) return;
    const key = earlierKeys[index] ?? '';
    left.set(key, [...(left.get(key) ?? []), node]);
  });
  later.forEach((node, index) => {
    const before = earlierOf.has(node) ? undefined : left.get(laterKeys[index] ?? '')?.shift();
    if (!before) return;
    pair(before, node);
    moved.add(node);
  });

  let [earlierStart, laterStart] = [0, 0];
  for (const [before, after] of [...equal, [earlier.length, later.length] as const]) {
    const olds = earlier.slice(earlierStart, before).filter((node) => !taken.has(node));
    const news = later.slice(laterStart, after).filter((node) => !earlierOf.has(node));
    for (const [old, next] of pairByKeys(olds, news, keys)) pair(old, next);
    [earlierStart, laterStart] = [before + 1, after + 1];
  }
  return { earlierOf, moved };
}

function pairByKeys(
  earlier: readonly ChildNode[],
  later: readonly ChildNode[],
  [keyOf, ...others]: readonly KeyOf[],
): readonly (readonly [ChildNode | undefined, ChildNode | undefined])[] {
  if (!keyOf) return [];
  const shared = commonSequence(earlier.map(keyOf), later.map(keyOf));
  return [...shared, [earlier.length, later.length] as const].flatMap(([before, after], index) => {
    const [lastBefore = -1, lastAfter = -1] = shared[index - 1] ?? [];
    const between = pairByKeys(earlier.slice(lastBefore + 1, before), later.slice(lastAfter + 1, after), others);
    return [...between, [earlier[before], later[after]] as const];
  });
}

function contentKey(node: ChildNode): string {
  return node instanceof Element ? withoutReactIds(node.outerHTML) : `${node.nodeName} ${node.nodeValue}`;
}

/**
 * Returns the key of the kind of a node. A change of the text keeps it; otherwise it is another
 * element.
 */
export function kindKey(node: ChildNode): string {
  if (!(node instanceof Element)) return node.nodeName;
  // One island cannot become another.
  const name = node.matches(islandTag) ? node.getAttribute('name') : node.classList[0];
  return `${node.nodeName} ${name ?? ''}`;
}
