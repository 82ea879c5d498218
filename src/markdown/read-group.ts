import type { Nodes } from 'mdast';
import type { MarkdownMessage } from './compiled-page.ts';
import { readTabsAttributes, type TabsAttributes, type WrittenAttributes } from './tab-attributes.ts';

/** A code group as it is written, in either of its forms. */
export interface Group {
  readonly node: Nodes;
  readonly children: readonly Nodes[];
  readonly attributes: TabsAttributes;
}

/** Returns the code group that a node is, null for any other; an attribute that it does not take is an error. */
export function readGroup(node: Nodes | undefined, messages: MarkdownMessage[]): Group | null {
  const given = node && attributesOf(node);
  if (!node || !given || !('children' in node)) return null;
  return {
    node,
    children: node.children,
    attributes: readTabsAttributes({ node, name: 'code group', given }, messages),
  };
}

function attributesOf(node: Nodes): WrittenAttributes['given'] | null {
  if (node.type === 'containerDirective' && node.name === 'code-group') {
    return Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']);
  }
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CodeGroup') return null;
  return node.attributes.map((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
    return [name, typeof attribute.value === 'string' ? attribute.value : ''];
  });
}
