import type { Root } from 'hast';
import type { CompiledPage } from '../../markdown/compiled-page.ts';

/** Returns a page whose text does not begin with its title: that of a post is printed over it. */
export function withoutTitle(page: CompiledPage): CompiledPage {
  return { ...page, tree: strip(page.tree), excerpt: page.excerpt && strip(page.excerpt) };
}

function strip(tree: Root): Root {
  const first = tree.children.findIndex((node) => node.type === 'element');
  const node = tree.children[first];
  const hasTitle = node?.type === 'element' && node.tagName === 'h1';
  return hasTitle ? { ...tree, children: tree.children.toSpliced(first, 1) } : tree;
}
