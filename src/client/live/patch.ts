import { islandTag, keptAttribute, slotTag } from '../../shared/dom.ts';
import { kindKey, pairNodes } from './pair-nodes.ts';

/** Called for each live element that has changed. */
export type OnChange = (element: Element) => void;

type Parent = Element | DocumentFragment;

/**
 * Changes the children of a live element into those of `next`. `old` is the element as it was
 * delivered. Nodes that are equal in `old` and `next` are not changed, whatever scripts and readers
 * have done to them. Nodes that scripts have added stay, and nodes that they have removed are not
 * added again.
 */
export function patchChildren(live: Parent, old: Parent, next: Parent, onChange: OnChange): void {
  const [liveNodes, oldNodes] = [[...live.childNodes], [...old.childNodes]];
  // A script may have added the first class of an element.
  const { earlierOf: liveOf } = pairNodes(liveNodes, oldNodes, [kindKey, ({ nodeName }) => nodeName]);
  const { earlierOf: oldOf, moved } = pairNodes(oldNodes, [...next.childNodes]);
  const changed = () => onChange(live instanceof Element ? live : document.body);
  const kept = new Set(oldOf.values());
  for (const node of oldNodes) {
    if (kept.has(node)) continue;
    liveOf.get(node)?.remove();
    changed();
  }
  const delivered = new Set(liveOf.values());
  const added = liveNodes.filter((node) => !delivered.has(node));
  let last: ChildNode | null = null;
  for (const nextNode of next.childNodes) {
    const oldNode = oldOf.get(nextNode);
    const liveNode: ChildNode | undefined = oldNode ? liveOf.get(oldNode) : takeEqual(added, nextNode);
    // The node was delivered but is missing: a script or the reader removed it.
    if (oldNode && !liveNode) continue;
    if (oldNode && liveNode) patchNode(liveNode, oldNode, nextNode, onChange);
    const node: ChildNode = liveNode ?? document.importNode(nextNode, true);
    if (!oldNode || moved.has(nextNode)) {
      place(node, live, last);
      if (node instanceof Element) onChange(node);
      else changed();
    }
    last = node;
  }
}

/** A page that was loaded before the last change may be in a layout that already has the node. */
function takeEqual(nodes: ChildNode[], wanted: ChildNode): ChildNode | undefined {
  const index = nodes.findIndex((node) => node.isEqualNode(wanted) && node.nodeName !== 'TEMPLATE');
  return index < 0 ? undefined : nodes.splice(index, 1)[0];
}

function place(node: ChildNode, parent: Parent, last: ChildNode | null): void {
  const following = last ? last.nextSibling : parent.firstChild;
  if (node === following) return;
  // `moveBefore` keeps focus, videos and islands.
  if (node.isConnected && parent.isConnected && 'moveBefore' in parent) parent.moveBefore(node, following);
  else parent.insertBefore(node, following);
}

function patchNode(live: ChildNode, old: ChildNode, next: ChildNode, onChange: OnChange): void {
  if (live instanceof Element && old instanceof Element && next instanceof Element) {
    // `isEqualNode` ignores the content of templates.
    if (old.outerHTML !== next.outerHTML) patchElement(live, old, next, onChange);
  } else if (live instanceof CharacterData && old.nodeValue !== next.nodeValue) {
    patchText(live, old.nodeValue ?? '', next.nodeValue ?? '');
    if (live.parentElement) onChange(live.parentElement);
  }
}

/** Applies the same change to an element: its attributes and its children. */
export function patchElement(live: Element, old: Element, next: Element, onChange: OnChange): void {
  // Open branches of a long sidebar come from another file.
  if (live.hasAttribute(keptAttribute)) return;
  if (patchAttributes(live, old, next)) onChange(live);
  if (!live.matches(`${islandTag}[data-ready]`)) {
    return patchChildren(contentOf(live), contentOf(old), contentOf(next), onChange);
  }
  // Only React changes a hydrated island, except its slot with the writer's content.
  const [slot, oldSlot, nextSlot] = [live, old, next].map((element) => element.querySelector(slotTag));
  if (slot && oldSlot && nextSlot) patchChildren(slot, oldSlot, nextSlot, onChange);
}

function contentOf(element: Element): Parent {
  return element instanceof HTMLTemplateElement ? element.content : element;
}

/**
 * Applies the same change to the attributes of an element; returns whether any attribute has
 * changed.
 */
export function patchAttributes(live: Element, old: Element, next: Element): boolean {
  let isChanged = false;
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const [before, after] = [old.getAttribute(name), next.getAttribute(name)];
    if (before === after) continue;
    isChanged = true;
    const value = name === 'class' ? mergeClasses(live, old, next) : after;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
  return isChanged;
}

/** Keeps the classes that scripts have added or removed. */
function mergeClasses(live: Element, old: Element, next: Element): string | null {
  const given = [...next.classList].filter((name) => live.classList.contains(name) || !old.classList.contains(name));
  const added = [...live.classList].filter((name) => !old.classList.contains(name) && !given.includes(name));
  return next.hasAttribute('class') || added.length > 0 ? [...given, ...added].join(' ') : null;
}

/** Replaces only the part that differs, so that a selection in the text stays in place. */
function patchText(live: CharacterData, old: string, next: string): void {
  if (live.data !== old) {
    live.data = next;
    return;
  }
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  live.replaceData(start, old.length - end - start, next.slice(start, next.length - end));
}
