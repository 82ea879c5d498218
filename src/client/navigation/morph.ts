import { closedClass, islandTag, keptAttribute, regionAttribute, treeAttribute } from '../../shared/dom.ts';
import { mainSelector } from './main-area.ts';

/**
 * Changes a live element into `next`. `old` is the element as it was delivered. Only differences
 * between `old` and `next` are applied, so changes by scripts and readers stay: states, attributes,
 * added elements.
 */
export function morph(live: Element, old: Element, next: Element): void {
  // Keep an open branch of the sidebar if the next page does not contain its items: closing it
  // would move the content under the pointer.
  if (next.matches(`.${closedClass}`) && !live.matches(`.${closedClass}`)) live.setAttribute(keptAttribute, '');
  if (live.hasAttribute(keptAttribute)) return;
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (value !== null) live.setAttribute(name, value);
    // An open `<details>` stays open: closing it would move the content under the pointer.
    else if (name !== 'open') live.removeAttribute(name);
  }
  // Open the branch of the next page, even if the reader has closed it.
  if (next.matches('details[open]')) live.setAttribute('open', '');
  // In a hydrated island only React changes the DOM. It reacts to the attributes.
  if (!live.matches(`${islandTag}[data-ready]`)) morphChildren(live, old, next);
}

/** Applies `morph` to the children of an element. */
export function morphChildren(live: Element, old: Element, next: Element): void {
  const [liveNodes, oldNodes, nextNodes] = [keyed(live), keyed(old), keyed(next)] as const;
  for (const key of oldNodes.keys()) if (!nextNodes.has(key)) liveNodes.get(key)?.remove();
  const isSet = live.nodeName === 'HEAD';
  let last: ChildNode | undefined;
  for (const [key, nextNode] of nextNodes) {
    const oldNode = oldNodes.get(key);
    let node = liveNodes.get(key);
    if (node) node = update(node, oldNode ?? node, nextNode);
    // The node was delivered but is missing: a script or the reader removed it.
    else if (oldNode) continue;
    else node = document.importNode(nextNode, true);
    const place: ChildNode | null = last ? last.nextSibling : live.firstChild;
    // Moving a style sheet would load it again, and the page would have no styles until then.
    if (node !== place && !(isSet && node.isConnected)) live.insertBefore(node, place);
    last = node;
  }
}

function update(live: ChildNode, old: ChildNode, next: ChildNode): ChildNode {
  if (!(live instanceof Element && old instanceof Element && next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
    return live;
  }
  // `isEqualNode` ignores the content of templates.
  if (next.matches(`${mainSelector},template`)) {
    // An empty clone takes its place in the delivered copy.
    next.replaceWith(next.cloneNode());
    live.replaceWith(next);
    return next;
  }
  if (!old.isEqualNode(next) && linkedFile(next) === null) morph(live, old, next);
  return live;
}

/** Returns the child nodes by key. Nodes with the same key are numbered. */
function keyed(parent: Element): ReadonlyMap<string, ChildNode> {
  const nodes = new Map<string, ChildNode>();
  for (const node of parent.childNodes) {
    const name = nodeKey(node);
    let key = name;
    for (let count = 1; nodes.has(key); count += 1) key = name + count;
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
    node.nodeName === 'LI' && !node.querySelector(islandTag) && node.querySelector('a,summary')?.textContent,
  ].join();
}

/** Returns the file name of a style sheet or an icon; null for other elements. */
export function linkedFile(element: Element): string | null {
  const isFile = element.matches('link:is([rel=stylesheet],[rel=icon])');
  return isFile ? (element.getAttribute('href')?.replace(/.*\//, '') ?? null) : null;
}
