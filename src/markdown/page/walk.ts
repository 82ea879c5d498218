import type { Element, Parents, Root } from 'hast';
import type { Nodes as MarkdownNodes, Parents as MarkdownParents } from 'mdast';

// `unist-util-visit` is not used here: it sets the name of a function for each node that it visits,
// and that took a third of the time of a page.

/** Calls back for every element of a page, parents before children. */
export function eachElement(parent: Root | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** Calls back for every node of a Markdown tree, parents before children. */
export function eachMarkdownNode(node: MarkdownNodes, visit: (node: MarkdownNodes) => void): void {
  visit(node);
  if (!('children' in node)) return;
  for (const child of node.children) eachMarkdownNode(child, visit);
}

/**
 * Creates the nodes that replace a node. They must be allowed as children of its parent; the types
 * do not check this.
 */
export type Replacement = () => Promise<readonly MarkdownNodes[]>;

/**
 * Replaces the nodes for which `find` returns a `Replacement`, one after the other. If `find`
 * returns null, the node stays and the search continues in its children.
 */
export async function replaceMarkdownNodes(
  tree: MarkdownParents,
  find: (node: MarkdownNodes, parent: MarkdownParents) => Replacement | null,
): Promise<void> {
  // The search is synchronous. Few nodes are replaced, and an `await` at every node would take
  // longer than all the rest.
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

/** Returns whether a tree has raw HTML that is not parsed yet. */
export function hasRawHtml(parent: Parents): boolean {
  return parent.children.some((child) => child.type === 'raw' || (child.type === 'element' && hasRawHtml(child)));
}
