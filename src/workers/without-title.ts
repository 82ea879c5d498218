import type { Element, Root } from 'hast';
import type { CompiledPage } from '../markdown/page/compiled-page.ts';

/** Returns a page without its first `h1`. The layout of a post shows the title above the text. */
export function withoutTitle(page: CompiledPage): CompiledPage {
  return { ...page, tree: strip(page.tree), excerpt: page.excerpt && strip(page.excerpt) };
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
