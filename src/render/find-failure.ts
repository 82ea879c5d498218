import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { ReactNode } from 'react';
import { type ContentError, explainThrown } from './content-error.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';

/**
 * Returns which component or expression of a text makes its page fail, null if none does: the innermost that fails by itself, and in the
 * same words. `print` puts a text into its page and prints that.
 */
export function findFailure(
  error: unknown,
  options: RenderContentOptions,
  print: (content: ReactNode) => unknown,
): ContentError | null {
  const { page } = options;
  const isCause = (node: Element): boolean => {
    const tree: Root = { type: 'root', children: [node] };
    try {
      print(renderContent({ ...options, page: { ...page, tree }, excerpt: false }));
      return false;
    } catch (own) {
      return messageOf(own) === messageOf(error);
    }
  };
  const node = findInnermost((options.excerpt ? (page.excerpt ?? page.tree) : page.tree).children, isCause);
  const use = node?.data?.jsx ?? node?.data?.value;
  if (!use) return null;
  return explainThrown(error, 'name' in use ? `The component \`<${use.name}>\`` : 'The expression', use);
}

function findInnermost(
  nodes: readonly (RootContent | ElementContent)[],
  isCause: (node: Element) => boolean,
): Element | null {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const inside = findInnermost(node.children, isCause);
    if (inside) return inside;
    if ((node.data?.jsx || node.data?.value) && isCause(node)) return node;
  }
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
