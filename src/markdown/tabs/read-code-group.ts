import type { Nodes } from 'mdast';
import type { CompileState } from '../page/compile-state.ts';
import { readTabsAttributes, type TabsAttributes, type WrittenAttributes } from './tab-attributes.ts';

/** A code group, from either the directive `:::code-group` or the component `<CodeGroup>`. */
export interface CodeGroup {
  readonly node: Nodes;
  readonly children: readonly Nodes[];
  readonly attributes: TabsAttributes;
}

/**
 * Returns the code group of a node, or null if the node is none. Reports an error for each unknown
 * attribute.
 */
export function readCodeGroup(
  node: Nodes | undefined,
  { messages, script }: Pick<CompileState, 'messages' | 'script'>,
): CodeGroup | null {
  const given = node && attributesOf(node, script.declared);
  if (!node || !given || !('children' in node)) return null;
  return {
    node,
    children: node.children,
    attributes: readTabsAttributes({ node, name: 'code group', given }, messages),
  };
}

const tag = 'CodeGroup';

function attributesOf(node: Nodes, declared: ReadonlySet<string>): WrittenAttributes['given'] | null {
  if (node.type === 'containerDirective' && node.name === 'code-group') {
    return Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']);
  }
  // A page may declare its own component with this name.
  if (node.type !== 'mdxJsxFlowElement' || node.name !== tag || declared.has(tag)) return null;
  return node.attributes.map((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
    return [name, typeof attribute.value === 'string' ? attribute.value : ''];
  });
}
