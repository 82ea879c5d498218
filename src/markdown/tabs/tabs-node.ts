import { asProblem } from '../../shared/problem.ts';
import type { Properties } from 'hast';
import type { BlockContent, DefinitionContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { placeOf } from '../page/compile-state.ts';
import type { TabsAttributes } from './tab-attributes.ts';

/** One tab and the content of its panel. */
export interface Tab {
  readonly label: string;
  /** Identifies the tab in its group. It is the same in every language. */
  readonly value: string;
  /** True if the tab is selected at first. */
  readonly isDefault: boolean;
  readonly children: readonly (BlockContent | DefinitionContent)[];
  readonly position: Node['position'];
}

export interface TabsSource {
  readonly tabs: readonly Tab[];
  readonly attributes: TabsAttributes;
  readonly position: Node['position'];
}

/**
 * Returns the node for a block of tabs. It is a `div` until the plugin `placeholders` runs, so that
 * raw HTML around it is nested in the same way as in a browser. Reports an error for a duplicate
 * value and for a second default tab.
 */
export function tabsNode(source: TabsSource, messages: MarkdownMessage[]): ContainerDirective {
  validateTabs(source.tabs, messages);
  const { tabs, attributes, position } = source;
  const { group, query } = attributes;
  const properties = {
    ...attributes.properties,
    dataDocsTabs: '',
    ...(group === null ? {} : { dataDocsGroup: group }),
    ...(query === null ? {} : { dataDocsQuery: query }),
  };
  return block({ name: 'tabs', properties, children: tabs.map(tabNode), position });
}

function tabNode({ label, value, isDefault, children, position }: Tab): ContainerDirective {
  const properties = { dataDocsTab: value, dataDocsLabel: label, ...(isDefault ? { dataDocsDefault: '' } : {}) };
  return block({ name: 'tab', properties, children, position });
}

interface Block {
  readonly name: string;
  readonly properties: Properties;
  readonly children: Tab['children'];
  readonly position: Node['position'];
}

function block({ name, properties, children, position }: Block): ContainerDirective {
  return {
    type: 'containerDirective',
    name,
    children: [...children],
    data: { hName: 'div', hProperties: properties },
    ...(position ? { position } : {}),
  };
}

function validateTabs(tabs: readonly Tab[], messages: MarkdownMessage[]): void {
  for (const [index, tab] of tabs.entries()) {
    const earlier = tabs.slice(0, index);
    if (earlier.some(({ value }) => value === tab.value)) {
      const title = `Two of these tabs are "${tab.value}".`;
      const hint = 'Give each another name.';
      messages.push(asProblem({ code: 'invalid-tabs', title, hint, ...placeOf(tab) }));
    }
    if (tab.isDefault && earlier.some(({ isDefault }) => isDefault)) {
      const title = 'Two of these tabs are the default.';
      messages.push(
        asProblem({ code: 'invalid-tabs', title, hint: 'Remove `default` from one of them.', ...placeOf(tab) }),
      );
    }
  }
}
