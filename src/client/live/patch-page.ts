import { islandTag, slotTag } from '../../shared/dom.ts';
import { patchFrame } from '../navigation/patch-frame.ts';
import { createPatch, type Pairs, type Parent, type Patch } from '../page/patch.ts';
import { kindKey, pairNodes } from './pair-nodes.ts';

/** Changes the children of a live element for a change of the same page. */
export const patchContent: Patch<Parent> = createPatch(pair, patchNode, patchAttribute);

/**
 * Changes the document as `old` was changed into `next`. `old` is the root of the document as it
 * was delivered.
 */
export function patchPage(old: Element, next: Element): void {
  const [oldHead, nextHead] = [old, next].map((root) => root.querySelector('head'));
  const [oldBody, nextBody] = [old, next].map((root) => root.querySelector('body'));
  // Elements of the head are added or removed, never changed. Files are identified by name.
  if (oldHead && nextHead) patchFrame(document.head, oldHead, nextHead);
  if (oldBody && nextBody) {
    patchAttributes(document.body, oldBody, nextBody);
    patchContent(document.body, oldBody, nextBody);
  }
  patchAttributes(document.documentElement, old, next);
}

function patchAttributes(live: Element, old: Element, next: Element): void {
  for (const { name } of [...old.attributes, ...next.attributes]) patchAttribute(live, old, next, name);
}

function patchAttribute(live: Element, old: Element, next: Element, name: string): void {
  const value = next.getAttribute(name);
  if (value === old.getAttribute(name)) return;
  const merged = name === 'class' ? mergeClasses(live, old, next) : value;
  if (merged === null) live.removeAttribute(name);
  else live.setAttribute(name, merged);
}

/** Keeps the classes that scripts have added or removed. */
function mergeClasses(live: Element, old: Element, next: Element): string | null {
  const given = [...next.classList].filter((name) => live.classList.contains(name) || !old.classList.contains(name));
  const added = [...live.classList].filter((name) => !old.classList.contains(name) && !given.includes(name));
  return next.hasAttribute('class') || added.length > 0 ? [...given, ...added].join(' ') : null;
}

function patchNode(live: ChildNode, old: ChildNode, next: ChildNode, patchElement: Patch<Element>): ChildNode {
  if (live instanceof CharacterData) {
    if (old.nodeValue !== next.nodeValue) patchText(live, old.nodeValue ?? '', next.nodeValue ?? '');
  } else if (live instanceof Element && old instanceof Element && next instanceof Element) {
    // `isEqualNode` ignores the content of templates.
    if (old.outerHTML === next.outerHTML) return live;
    patchElement(live, old, next);
    const isHydrated = live.matches(`${islandTag}[data-ready]`);
    const [content, oldContent, nextContent] = [live, old, next].map((element) => innerContent(element, isHydrated));
    if (content && oldContent && nextContent) patchContent(content, oldContent, nextContent);
  }
  return live;
}

/**
 * Returns the content that is not patched with the element: that of a template, and the slot of a
 * hydrated island. React changes everything else in such an island.
 */
function innerContent(element: Element, isHydrated: boolean): Parent | null {
  if (element instanceof HTMLTemplateElement) return element.content;
  return isHydrated ? element.querySelector(slotTag) : null;
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

/**
 * Pairs nodes by what they contain, because paragraphs and list items of a text have no names. The
 * key of a child is its node in `next`, or the delivered node if `next` does not have it.
 */
function pair(live: Parent, old: Parent, next: Parent): Pairs {
  const [liveNodes, oldNodes, nextNodes] = [[...live.childNodes], [...old.childNodes], [...next.childNodes]];
  // A script may have added the first class of an element.
  const { earlierOf: liveOf } = pairNodes(liveNodes, oldNodes, [kindKey, ({ nodeName }) => nodeName]);
  const { earlierOf: oldOf, moved } = pairNodes(oldNodes, nextNodes);
  const nextOf = new Map([...oldOf].map(([nextNode, oldNode]) => [oldNode, nextNode]));
  const keyOf = (oldNode: ChildNode) => nextOf.get(oldNode) ?? oldNode;
  const livePairs = new Map([...liveOf].map(([oldNode, liveNode]) => [keyOf(oldNode), liveNode]));
  const delivered = new Set(liveOf.values());
  const added = liveNodes.filter((node) => !delivered.has(node));
  for (const node of nextNodes) {
    const equal = oldOf.has(node) ? undefined : takeEqual(added, node);
    if (equal) livePairs.set(node, equal);
  }
  return [
    livePairs,
    new Map(oldNodes.map((node) => [keyOf(node), node])),
    new Map(nextNodes.map((node) => [node, node])),
    (node, before, nextNode) => {
      if (!oldOf.has(nextNode) || moved.has(nextNode)) place(live, node, before);
    },
  ];
}

function place(parent: Parent, node: ChildNode, before: ChildNode | null): void {
  // `moveBefore` keeps focus, videos and islands.
  if (node.isConnected && 'moveBefore' in parent) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** A page that was loaded before the last change may be in a layout that already has the node. */
function takeEqual(nodes: ChildNode[], wanted: ChildNode): ChildNode | undefined {
  const index = nodes.findIndex((node) => node.isEqualNode(wanted) && node.nodeName !== 'TEMPLATE');
  return index < 0 ? undefined : nodes.splice(index, 1)[0];
}
