import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { admonitionKind } from '../admonition-kind.ts';
import { eachElement } from '../walk.ts';

/** Turns the blocks that `admonitions`, `alerts` and those that make tabs marked into the elements that the theme prints. */
export function placeholders(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      if (node.properties['dataDocsTabs'] !== undefined) nameTabs(node);
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

/** Only what is whole, since an author's HTML may have such properties too. */
function nameTabs(node: Element): void {
  const { dataDocsTabs: _mark, dataDocsGroup: groupId, dataDocsQuery: queryString, ...own } = node.properties;
  const panels = node.children.filter((child) => child.type === 'element');
  if (panels.length === 0 || !panels.every(({ properties }) => properties['dataDocsTab'] !== undefined)) return;
  node.tagName = 'docs-tabs';
  node.properties = {
    ...own,
    ...(groupId === undefined ? {} : { groupId }),
    ...(queryString === undefined ? {} : { queryString }),
  };
  for (const panel of panels) {
    const { dataDocsTab: value, dataDocsLabel: label, dataDocsDefault: mark } = panel.properties;
    panel.tagName = 'docs-tab';
    panel.properties = {
      value: String(value),
      label: String(label ?? value),
      ...(mark === undefined ? {} : { default: true }),
    };
  }
}
