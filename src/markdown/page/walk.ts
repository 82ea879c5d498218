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

/** Makes the nodes that take the place of one; what is put in must be allowed there, which types do not tell. */
export type Replacement = () => Promise<readonly MarkdownNodes[]>;

/**
 * Puts other nodes in the place of those for which the callback returns how to make them, one after the other; null keeps the node
 * and goes on to its children.
 */
export async function replaceMarkdownNodes(
  tree: MarkdownParents,
  find: (node: MarkdownNodes, parent: MarkdownParents) => Replacement | null,
): Promise<void> {
  // Few nodes are replaced: to wait at every one of the others would take longer than all the rest.
  const found: { readonly children: MarkdownNodes[]; readonly node: MarkdownNodes; readonly replace: Replacement }[] =
    [];
  const search = (parent: MarkdownParents): void => {
    for (const node of parent.children) {
      const replace = find(node, parent);
      if (replace) found.push({ children: parent.children, node, replace });
      else if ('children' in node) search(node);
    }
  };
  search(tree);
  for (const { children, node, replace } of found) {
    const replacement = await replace();
    children.splice(children.indexOf(node), 1, ...replacement);
  }
}

/** Tells whether a tree has raw HTML that is not parsed yet. */
export function hasRawHtml(parent: Parents): boolean {
  return parent.children.some((child) => child.type === 'raw' || (child.type === 'element' && hasRawHtml(child)));
}
