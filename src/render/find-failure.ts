import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { ReactNode } from 'react';
import { type ContentError, explainThrown } from './content-error.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';

/** A component, or an expression, of a text. */
export type Use = NonNullable<NonNullable<Element['data']>['jsx'] | NonNullable<Element['data']>['value']>;

/** Tells whether a component or expression is looked for. `content` puts it into the page by itself; the node tells it from the others. */
export type UseTest = (content: () => ReactNode, node: Element) => boolean;

/** Returns the innermost component or expression of a text of which a test is true; null if none is. */
export function findUse(options: RenderContentOptions, test: UseTest): Use | null {
  const { page } = options;
  const isFound = (node: Element): boolean => {
    const tree: Root = { type: 'root', children: [node] };
    try {
      return test(() => renderContent({ ...options, page: { ...page, tree }, excerpt: false }), node);
    } catch {
      // It needs what stands around it.
      return false;
    }
  };
  const node = findInnermost((options.excerpt ? (page.excerpt ?? page.tree) : page.tree).children, isFound);
  return node?.data?.jsx ?? node?.data?.value ?? null;
}

/** Returns what a message calls a component or an expression. */
export function nameUse(use: Use): string {
  if (!('name' in use)) return 'The expression';
  return `The ${/^[a-z]/.test(use.name) ? 'element' : 'component'} \`<${use.name}>\``;
}

/**
 * Returns which component or expression of a text makes its page fail, null if none does: the innermost that fails by itself, and in the
 * same words. `print` puts a text into its page and prints that.
 */
export function findFailure(
  error: unknown,
  options: RenderContentOptions,
  print: (content: ReactNode) => unknown,
): ContentError | null {
  const use = findUse(options, (content) => {
    try {
      print(content());
      return false;
    } catch (own) {
      return messageOf(own) === messageOf(error);
    }
  });
  return use && explainThrown(error, nameUse(use), use);
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
