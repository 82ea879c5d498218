import type { ElementContent, ElementData, Root, RootContent } from 'hast';
import { eachElement } from './walk.ts';

/** Makes a tree fit for a cache, in place: elements and text only, no positions, no data but what stands for something. */
export function finishTree(tree: Root): Root {
  delete tree.position;
  delete tree.data;
  tree.children = finishNodes(tree.children);
  return tree;
}

/** Neighbouring texts become one, because React prints a comment between two. */
function finishNodes<T extends RootContent | ElementContent>(nodes: readonly T[]): T[] {
  const kept: T[] = [];
  for (const node of nodes) {
    if (node.type !== 'element' && node.type !== 'text') continue;
    const data = node.type === 'element' ? lastingData(node.data) : null;
    delete node.position;
    delete node.data;
    if (node.type === 'element') {
      if (data) node.data = data;
      node.children = finishNodes(node.children);
    }
    const last = kept.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else kept.push(node);
  }
  return kept;
}

/** What rendering needs: which reference, component or expression an element stands for. */
function lastingData({ reference, jsx, value }: ElementData = {}): ElementData | null {
  if (jsx) return { jsx };
  if (value) return { value };
  return reference === undefined ? null : { reference };
}

/** Returns every id in the tree, in order. */
export function idsIn(tree: Root): readonly string[] {
  const ids: string[] = [];
  eachElement(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}
