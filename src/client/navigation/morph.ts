import { closedClass, islandTag, keptAttribute, regionAttribute, treeAttribute } from '../../shared/dom.ts';
import { mainSelector } from './main-area.ts';

/**
 * Makes a live element what `next` is, where `old` is what it was when it was delivered. Only what differs between the two is touched,
 * so that whatever scripts and readers have changed since then stays: states, attributes, elements that were added.
 */
export function morph(live: Element, old: Element, next: Element): void {
  // A branch of the sidebar that shows stays when the next page does not hold it: closing it would move what is under the pointer.
  if (next.matches(`.${closedClass}`) && !live.matches(`.${closedClass}`)) live.setAttribute(keptAttribute, '');
  if (live.hasAttribute(keptAttribute)) return;
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (value !== null) live.setAttribute(name, value);
    // A fold that has been open stays so: closing it would move what is under the pointer.
    else if (name !== 'open') live.removeAttribute(name);
  }
  // The branch of the page opens, even one that the reader has closed.
  if (next.matches('details[open]')) live.setAttribute('open', '');
  // Inside an island that is awake React alone changes things; it reacts to the attributes.
  if (!live.matches(`${islandTag}[data-ready]`)) morphChildren(live, old, next);
}

/** Does for the children of an element what `morph` does for an element. */
export function morphChildren(live: Element, old: Element, next: Element): void {
  const [liveNodes, oldNodes, nextNodes] = [keyed(live), keyed(old), keyed(next)] as const;
  for (const key of oldNodes.keys()) if (!nextNodes.has(key)) liveNodes.get(key)?.remove();
  const isSet = live.nodeName === 'HEAD';
  let last: ChildNode | undefined;
  for (const [key, nextNode] of nextNodes) {
    const oldNode = oldNodes.get(key);
    let node = liveNodes.get(key);
    if (node) node = update(node, oldNode ?? node, nextNode);
    // What was delivered and is no longer there was removed for this reader.
    else if (oldNode) continue;
    else node = document.importNode(nextNode, true);
    const place: ChildNode | null = last ? last.nextSibling : live.firstChild;
    // A style sheet that is moved is loaded again, and away until then.
    if (node !== place && !(isSet && node.isConnected)) live.insertBefore(node, place);
    last = node;
  }
}

function update(live: ChildNode, old: ChildNode, next: ChildNode): ChildNode {
  if (!(live instanceof Element && old instanceof Element && next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
    return live;
  }
  // Templates compare as equal whatever they hold.
  if (next.matches(`${mainSelector},template`)) {
    // The delivered page keeps an empty one in its place.
    next.replaceWith(next.cloneNode());
    live.replaceWith(next);
    return next;
  }
  if (!old.isEqualNode(next) && linkedFile(next) === null) morph(live, old, next);
  return live;
}

/** Returns the child nodes by what tells them from their siblings; of several alike, each has its number. */
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
  // Elements of the head are the same or others, never changed. What a page consists of is known by its file, as addresses may be relative.
  if (node.parentNode?.nodeName === 'HEAD') return linkedFile(node) ?? node.outerHTML;
  return [
    node.nodeName,
    node.id,
    ...[regionAttribute, 'name', 'prefix'].map((name) => node.getAttribute(name)),
    // Another sidebar, though it may have entries of the same names. The address may be relative.
    node.getAttribute(treeAttribute)?.replace(/^[./]+/, ''),
    // An entry of a list is what its link or its fold is called.
    node.nodeName === 'LI' && !node.querySelector(islandTag) && node.querySelector('a,summary')?.textContent,
  ].join();
}

/** Returns the file of a style sheet or an icon, null for another element. */
export function linkedFile(element: Element): string | null {
  const isFile = element.matches('link:is([rel=stylesheet],[rel=icon])');
  return isFile ? (element.getAttribute('href')?.replace(/.*\//, '') ?? null) : null;
}
