import type { Element, Properties, Root } from 'hast';
import type { Transformer } from 'unified';
import { admonitionNames } from '../containers/admonition-names.ts';
import type { CustomAdmonition } from '../page/options.ts';
import { textIn } from '../../shared/localized-text.ts';
import { compileStateOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/**
 * Turns the blocks that `admonitions`, `alerts`, `lineParts` and the plugins for tabs have marked
 * into the elements that the theme renders.
 */
export function placeholders(custom: Readonly<Record<string, CustomAdmonition>>): Transformer<Root> {
  const names = admonitionNames(custom);
  return (tree, file) => {
    const { locales } = compileStateOf(file).context;
    eachElement(tree, (node) => {
      if (node.properties['dataDocsTabs'] !== undefined) nameTabs(node);
      const { dataDocsTooltip: text, ...others } = node.properties;
      if (typeof text === 'string') Object.assign(node, { tagName: 'docs-tooltip', properties: { text, ...others } });
      const { dataDocsAdmonition: kind, ...own } = node.properties;
      if (typeof kind !== 'string' || !names.includes(kind)) return;
      node.tagName = 'docs-admonition';
      node.properties = { kind, ...customProperties(custom, kind, locales), ...own };
      const title = node.children.find((child): child is Element => child.type === 'element');
      if (title?.properties['dataDocsTitle'] === undefined) return;
      title.tagName = 'docs-admonition-title';
      title.properties = {};
    });
  };
}

function customProperties(
  custom: Readonly<Record<string, CustomAdmonition>>,
  kind: string,
  locales: readonly string[],
): Properties {
  const found = Object.hasOwn(custom, kind) ? custom[kind] : undefined;
  return found ? { label: textIn(found.label, locales), icon: found.icon, color: found.color } : {};
}

/** Converts only complete tabs, because raw HTML of an author may have the same properties. */
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
