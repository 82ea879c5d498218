import { closedClass, islandTag, keptAttribute, regionAttribute, treeAttribute } from '../../shared/dom.ts';
import { createPatch, type Pairs, type Parent, type Patch } from '../page/patch.ts';
import { mainSelector } from './main-area.ts';
import { linkedFile } from './page-styles.ts';

/**
 * Changes the children of a live element as those of `old` were changed into those of `next`, for a
 * change to another page. The main part and changed templates are moved from `next` as a whole.
 */
export const patchFrame: Patch<Element> = createPatch(pair, patchNode, patchAttribute);

function patchNode(live: ChildNode, old: ChildNode, next: ChildNode, patchElement: Patch<Element>): ChildNode {
  // Elements have no value.
  if (old.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
  if (!(live instanceof Element && old instanceof Element && next instanceof Element)) return live;
  // `isEqualNode` ignores the content of templates. Replacing an equal one costs a style change.
  if (next.matches(mainSelector) || (next.matches('template') && next.innerHTML !== old.innerHTML)) {
    // An empty clone takes its place in the delivered copy.
    next.replaceWith(next.cloneNode());
    live.replaceWith(next);
    return next;
  }
  if (!old.isEqualNode(next) && !linkedFile(next)) {
    // Keep an open branch of the sidebar if the next page does not contain its items: closing it
    // would move the content under the pointer.
    if (next.matches(`.${closedClass}`) && !live.matches(`.${closedClass}`)) live.setAttribute(keptAttribute, '');
    patchElement(live, old, next);
  }
  return live;
}

/** Changes an attribute if the two pages differ in it. */
export function patchAttribute(live: Element, old: Element, next: Element, name: string): void {
  const value = next.getAttribute(name);
  // An open `<details>` stays open: closing it would move the content under the pointer. The branch
  // of the next page opens, even if the reader has closed it.
  if (value === old.getAttribute(name) && name !== 'open') return;
  if (value !== null) live.setAttribute(name, value);
  else if (name !== 'open') live.removeAttribute(name);
}

/** Pairs nodes by their names: the parts of a page around its main part have some. */
function pair(live: Parent, old: Parent, next: Parent): Pairs {
  const put: Pairs[3] = (node, before) => {
    // Moving a style sheet would load it again, and the page would have no styles until then.
    if (live.nodeName !== 'HEAD' || !node.isConnected) live.insertBefore(node, before);
  };
  return [keyed(live), keyed(old), keyed(next), put];
}

/** Returns the child nodes by key. Nodes with the same key are counted by marks after it. */
function keyed(parent: Parent): ReadonlyMap<string, ChildNode> {
  const nodes = new Map<string, ChildNode>();
  for (const node of parent.childNodes) {
    let key = nodeKey(node);
    while (nodes.has(key)) key += '+';
    nodes.set(key, node);
  }
  return nodes;
}

function nodeKey(node: ChildNode): string {
  if (!(node instanceof Element)) return node.nodeName;
  // Elements of the head are added or removed, never changed. Style sheets and icons are identified
  // by file name, as addresses may be relative.
  if (node.parentNode?.nodeName === 'HEAD') return linkedFile(node) ?? node.outerHTML;
  return [
    node.nodeName,
    node.id,
    ...[regionAttribute, 'name', 'prefix'].map((name) => node.getAttribute(name)),
    // Two sidebars can have entries with the same names, so their trees are compared. The address
    // may be relative.
    node.getAttribute(treeAttribute)?.replace(/^[./]+/, ''),
    // A list entry is identified by the text of its link or summary.
    node.matches('li') && !node.querySelector(islandTag) && node.querySelector('a,summary')?.textContent,
  ].join();
}
