import type { Element, Root } from 'hast';
import type { CompiledPage } from '../markdown/page/compiled-page.ts';

/** Returns a page without its first `h1`. The layout of a post shows the title above the text. */
export function withoutTitle(page: CompiledPage): CompiledPage {
  return { ...page, tree: strip(page.tree), excerpt: page.excerpt && strip(page.excerpt) };
}

/** Returns a page whose first heading is an `h1`: the page has no other name. */
export function withPromotedHeading(page: CompiledPage): CompiledPage {
  const { children } = page.tree;
  const index = children.findIndex((node) => node.type === 'element' && /^h[2-6]$/.test(node.tagName));
  const heading = children[index];
  if (heading?.type !== 'element') return page;
  return { ...page, tree: { ...page.tree, children: children.with(index, { ...heading, tagName: 'h1' }) } };
}

function strip<T extends Root | Element>(parent: T): T {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'h1') return { ...parent, children: parent.children.toSpliced(index, 1) };
    const stripped = strip(node);
    // The title may be inside HTML that the writer wrote around it.
    if (stripped !== node) return { ...parent, children: parent.children.with(index, stripped) };
  }
  return parent;
}
