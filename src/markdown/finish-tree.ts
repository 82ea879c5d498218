import type { Element, ElementContent, ElementData, Root, RootContent } from 'hast';
import { locateJsx } from './mdx/jsx-data.ts';
import type { SourceLines } from './page/source-lines.ts';
import { eachElement } from './page/walk.ts';

/**
 * Prepares a tree for the cache, in place, and returns it. Only elements, text and raw HTML stay.
 * Positions are removed, and so is all data that rendering does not need.
 */
export function finishTree(tree: Root, lines: SourceLines): Root {
  delete tree.position;
  delete tree.data;
  tree.children = finishNodes(tree.children, lines);
  return tree;
}

/** Joins adjacent text nodes, because React renders a comment between two of them. */
function finishNodes<T extends RootContent | ElementContent>(nodes: readonly T[], lines: SourceLines): T[] {
  const kept: T[] = [];
  for (const node of nodes) {
    // Code blocks that are reused from the previous compile already contain raw HTML.
    if (node.type !== 'element' && node.type !== 'text' && node.type !== 'raw') continue;
    const data = node.type === 'element' ? renderData(node.data, lines) : null;
    delete node.position;
    delete node.data;
    if (node.type === 'element') {
      if (data) node.data = data;
      node.children = finishNodes(node.children, lines);
    }
    const last = kept.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else kept.push(node);
  }
  return kept;
}

/**
 * Returns the data that rendering needs: the reference, component or expression that an element
 * stands for.
 */
function renderData({ reference, jsx, value, code }: ElementData = {}, lines: SourceLines): ElementData | null {
  if (jsx) return { jsx: locateJsx(jsx, lines) };
  if (value) return { value: { ...value, ...lines.locate(value.line) } };
  if (code !== undefined) return { code };
  return reference === undefined ? null : { reference };
}

/** Returns the id of the first `h1` in the tree, or null if there is no `h1` or it has no id. */
export function titleIdIn(tree: Root): string | null {
  const titles: Element[] = [];
  eachElement(tree, (node) => {
    if (node.tagName === 'h1') titles.push(node);
  });
  const id = titles[0]?.properties['id'];
  return typeof id === 'string' ? id : null;
}

/** Returns every id in the tree, in order. */
export function idsIn(tree: Root): readonly string[] {
  const ids: string[] = [];
  eachElement(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}
