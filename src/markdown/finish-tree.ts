import type { Element, ElementContent, ElementData, Root, RootContent } from 'hast';
import { locateJsx } from './mdx/jsx-data.ts';
import type { SourceLines } from './page/source-lines.ts';
import { eachElement } from './page/walk.ts';

/** Makes a tree fit for a cache, in place: elements and text only, no positions, no data but what stands for something. */
export function finishTree(tree: Root, lines: SourceLines): Root {
  delete tree.position;
  delete tree.data;
  tree.children = finishNodes(tree.children, lines);
  return tree;
}

/** Neighboring texts become one, because React prints a comment between two. */
function finishNodes<T extends RootContent | ElementContent>(nodes: readonly T[], lines: SourceLines): T[] {
  const kept: T[] = [];
  for (const node of nodes) {
    // Code of an earlier form of the page is folded already.
    if (node.type !== 'element' && node.type !== 'text' && node.type !== 'raw') continue;
    const data = node.type === 'element' ? lastingData(node.data, lines) : null;
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

/** What rendering needs: which reference, component or expression an element stands for. */
function lastingData({ reference, jsx, value, code }: ElementData = {}, lines: SourceLines): ElementData | null {
  if (jsx) return { jsx: locateJsx(jsx, lines) };
  if (value) return { value: { ...value, ...lines.locate(value.line) } };
  if (code !== undefined) return { code };
  return reference === undefined ? null : { reference };
}

/** Returns the id of the first `h1` in the tree, null for one without. */
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
