import type { Element, ElementContent, Root, RootContent } from 'hast';
import { plainElements, renderElement, renderText, type StaticHtml } from './static-html.ts';

/**
 * Turns the parts of a finished tree that need no component into HTML, in place, and returns the
 * tree. The children of such an element become one `raw` node. The element itself stays, so that
 * the HTML needs no extra wrapper element. An element in `mapped` needs a component of the site;
 * null means that every element may need one.
 */
export function foldStatic(tree: Root, mapped: readonly string[] | null): Root {
  if (mapped === null) return tree;
  const rendered = foldNodes(tree.children, '', new Set([...neverFolded, ...mapped]));
  if (rendered) setNodesHtml(tree.children, rendered);
  return tree;
}

/**
 * Elements whose children stay nodes, because components read them: a heading component makes a
 * label of the text, and a component of the page may do anything with its children.
 */
const neverFolded: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'docs-jsx']);

/**
 * Returns the nodes as HTML. If some are not static, folds each of the others by itself and returns
 * null.
 */
function foldNodes(
  nodes: readonly (RootContent | ElementContent)[],
  parentName: string,
  kept: ReadonlySet<string>,
): readonly StaticHtml[] | null {
  const rendered = nodes.map((node) => foldNode(node, parentName, kept));
  if (rendered.every((html) => html !== null)) return rendered;
  setNodesHtml(nodes, rendered);
  return null;
}

function foldNode(
  node: RootContent | ElementContent,
  parentName: string,
  kept: ReadonlySet<string>,
): StaticHtml | null {
  if (node.type === 'text') return renderText(node, parentName);
  if (node.type !== 'element' || kept.has(node.tagName)) return null;
  const children = foldNodes(node.children, node.tagName, kept);
  if (children === null) return null;
  const inside = children.map(toHtml).join('');
  const rendered = node.data === undefined ? renderElement(node, inside) : null;
  if (rendered) return rendered;
  if (plainElements.has(node.tagName)) setInnerHtml(node, inside);
  else setNodesHtml(node.children, children);
  return null;
}

function toHtml({ start, inside, end }: StaticHtml): string {
  return start + inside + end;
}

function setNodesHtml(
  nodes: readonly (RootContent | ElementContent)[],
  rendered: readonly (StaticHtml | null)[],
): undefined {
  for (const [index, node] of nodes.entries()) {
    const html = rendered[index];
    if (node.type === 'element' && html) setInnerHtml(node, html.inside);
  }
}

/**
 * An element with a single text node, or without children, stays as it is: that is shorter than a
 * `raw` node.
 */
function setInnerHtml(element: Element, inside: string): undefined {
  const [first, ...others] = element.children;
  if (first === undefined || (first.type === 'text' && others.length === 0)) return;
  element.children = [{ type: 'raw', value: inside }];
}
