import type { ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseHtml } from './parse-html.mjs';

/** Returns a compiled tree with elements instead of folded HTML. */
export function unfold(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap((node) => unfoldNode(node)) };
}

function unfoldNode<T extends RootContent | ElementContent>(node: T): (T | ElementContent)[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap((child) => unfoldNode(child)) }];
  if (node.type !== 'raw') return [node];
  const { children } = parseHtml(node.value, { fragment: true });
  return children.filter((child) => child.type === 'element' || child.type === 'text');
}

/** Returns the HTML of a compiled tree, including its folded parts. */
export function treeHtml(tree: Root): string {
  return toHtml(unfold(tree));
}
