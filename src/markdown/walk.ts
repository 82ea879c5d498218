import type { Element, Parents, Root } from 'hast';
import type { Nodes as MarkdownNodes, Parents as MarkdownParents } from 'mdast';

// `unist-util-visit` names a function for each node it meets, which took a third of the time of a page.

/** Calls back for every element of a page, parents before children. */
export function eachElement(parent: Root | Element, see: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    see(child);
    eachElement(child, see);
  }
}

/** Calls back for every node of a Markdown tree, parents before children. */
export function eachMarkdownNode(node: MarkdownNodes, see: (node: MarkdownNodes) => void): void {
  see(node);
  if (!('children' in node)) return;
  for (const child of node.children) eachMarkdownNode(child, see);
}

/**
 * Puts other nodes in the place of those for which the callback returns some; null keeps the node and goes on to its children.
 * What is put in must be allowed there, which types do not tell.
 */
export async function replaceMarkdownNodes(
  parent: MarkdownParents,
  replace: (node: MarkdownNodes, parent: MarkdownParents) => Promise<readonly MarkdownNodes[] | null>,
): Promise<void> {
  const children: MarkdownNodes[] = parent.children;
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (!node) continue;
    const replacement = await replace(node, parent);
    if (replacement) {
      children.splice(index, 1, ...replacement);
      index += replacement.length - 1;
    } else if ('children' in node) await replaceMarkdownNodes(node, replace);
  }
}

/** Tells whether a tree has raw HTML that is not parsed yet. */
export function hasRawHtml(parent: Parents): boolean {
  return parent.children.some((child) => child.type === 'raw' || (child.type === 'element' && hasRawHtml(child)));
}
