import type { Element, ElementContent, Root, RootContent } from 'hast';
import { plainElements, renderElement, renderText, type StaticHtml } from './static-html.ts';

/**
 * Folds what needs no component in a finished tree, in place: the inside of such an element becomes one `raw` node with its HTML. The
 * element itself stays, so that nothing stands around the HTML that was not there.
 */
export function foldStatic(tree: Root): Root {
  const printed = foldNodes(tree.children, '');
  if (printed) closeNodes(tree.children, printed);
  return tree;
}

/** Components that are given these look into them: headings make a label of their text, a page's own component may do anything. */
const whole: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'docs-jsx']);

/** Returns the nodes as HTML; null if some are not static, and those that are have been folded one by one. */
function foldNodes(nodes: readonly (RootContent | ElementContent)[], parentName: string): readonly StaticHtml[] | null {
  const printed = nodes.map((node) => foldNode(node, parentName));
  if (printed.every((html) => html !== null)) return printed;
  closeNodes(nodes, printed);
  return null;
}

function foldNode(node: RootContent | ElementContent, parentName: string): StaticHtml | null {
  if (node.type === 'text') return renderText(node, parentName);
  if (node.type !== 'element' || whole.has(node.tagName)) return null;
  const children = foldNodes(node.children, node.tagName);
  if (children === null) return null;
  const inside = children.map(toHtml).join('');
  const printed = node.data === undefined ? renderElement(node, inside) : null;
  if (printed) return printed;
  if (plainElements.has(node.tagName)) close(node, inside);
  else closeNodes(node.children, children);
  return null;
}

function toHtml({ start, inside, end }: StaticHtml): string {
  return start + inside + end;
}

function closeNodes(
  nodes: readonly (RootContent | ElementContent)[],
  printed: readonly (StaticHtml | null)[],
): undefined {
  for (const [index, node] of nodes.entries()) {
    const html = printed[index];
    if (node.type === 'element' && html) close(node, html.inside);
  }
}

/** Text alone says the same in fewer words. */
function close(element: Element, inside: string): undefined {
  const [first, ...others] = element.children;
  if (first === undefined || (first.type === 'text' && others.length === 0)) return;
  element.children = [{ type: 'raw', value: inside }];
}
