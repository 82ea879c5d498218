import { islandTag, keptAttribute } from '../../shared/dom.ts';

/** A node that has children: an element, or the content of a template. */
export type Parent = Element | DocumentFragment;

/**
 * Changes `live` as `old` was changed into `next`. `old` is the live element as it was delivered.
 * Only differences between `old` and `next` are applied, so changes by scripts and readers stay:
 * states, attributes, added and removed elements.
 */
export type Patch<T, Result = void> = (live: T, old: T, next: T) => Result;

/**
 * The children of an element in its three states. Children with the same key are the same child.
 */
export type Pairs = readonly [
  live: ReadonlyMap<unknown, ChildNode>,
  old: ReadonlyMap<unknown, ChildNode>,
  next: ReadonlyMap<unknown, ChildNode>,
  /** Puts the live node of a child in `next` before another one, unless it should not move. */
  put: (node: ChildNode, before: ChildNode | null, next: ChildNode) => void,
];

/**
 * Returns the node that is then in the place of the live one. Calls `patchElement` to look inside.
 */
type PatchNode = (live: ChildNode, old: ChildNode, next: ChildNode, patchElement: Patch<Element>) => ChildNode;

/** Called for each attribute that `old` or `next` has, for some of them twice. */
type PatchAttribute = (live: Element, old: Element, next: Element, name: string) => void;

/**
 * Returns a function that changes the children of an element. Its user decides how children are
 * paired, and how a node and an attribute change. Navigation and live update both change the
 * document by it.
 */
export function createPatch(
  pair: Patch<Parent, Pairs>,
  patchNode: PatchNode,
  patchAttribute: PatchAttribute,
): Patch<Parent> {
  const patchElement: Patch<Element> = (live, old, next) => {
    // The reader has opened this part of the sidebar. Its content comes from another file.
    if (live.hasAttribute(keptAttribute)) return;
    for (const { name } of [...old.attributes, ...next.attributes]) patchAttribute(live, old, next, name);
    // In a hydrated island only React changes the DOM. It reacts to the attributes.
    if (!live.matches(`${islandTag}[data-ready]`)) patchChildren(live, old, next);
  };
  const patchChildren: Patch<Parent> = (live, old, next) => {
    const [liveNodes, oldNodes, nextNodes, put] = pair(live, old, next);
    for (const [key] of oldNodes) if (!nextNodes.has(key)) liveNodes.get(key)?.remove();
    let last: ChildNode | undefined;
    for (const [key, nextNode] of nextNodes) {
      const oldNode = oldNodes.get(key);
      const liveNode = liveNodes.get(key);
      // The node was delivered but is missing: a script or the reader removed it.
      if (!liveNode && oldNode) continue;
      const node: ChildNode = liveNode
        ? patchNode(liveNode, oldNode ?? liveNode, nextNode, patchElement)
        : document.importNode(nextNode, true);
      const place: ChildNode | null = last ? last.nextSibling : live.firstChild;
      if (node !== place) put(node, place, nextNode);
      last = node;
    }
  };
  return patchChildren;
}
