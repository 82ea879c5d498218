import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { admonitionKind } from '../admonition-kind.ts';
import { eachElement } from '../walk.ts';

/** Turns the blocks that `admonitions` and `alerts` marked into the elements that the theme prints. */
export function placeholders(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      const kind = admonitionKind(String(node.properties['dataDocsAdmonition'] ?? ''));
      if (kind === undefined) return;
      const { dataDocsAdmonition: _mark, ...own } = node.properties;
      node.tagName = 'docs-admonition';
      node.properties = { kind, ...own };
      const title = node.children.find((child): child is Element => child.type === 'element');
      if (title?.properties['dataDocsTitle'] === undefined) return;
      title.tagName = 'docs-admonition-title';
      title.properties = {};
    });
  };
}
