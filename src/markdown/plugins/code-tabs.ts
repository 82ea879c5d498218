import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** Gives tabs of code only a class. The theme makes one block of them. */
export function codeTabs(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      if (node.tagName !== 'docs-tabs' || !elementsOf(node).every(hasOnlyCode)) return;
      const { className } = node.properties;
      node.properties['className'] = [...(Array.isArray(className) ? className : []), 'code-tabs'];
    });
  };
}

function hasOnlyCode(panel: Element): boolean {
  const children = elementsOf(panel);
  // Folded code is a `<details>` of its own, with a title that belongs in no bar.
  return (
    children.length === 1 && children.every((child) => child.tagName === 'docs-code' && child.properties['shown'] !== 0)
  );
}

function elementsOf({ children }: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element');
}
