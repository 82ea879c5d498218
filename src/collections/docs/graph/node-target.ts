import type { SidebarLink, SidebarNode } from '../sidebars/sidebar.ts';
import type { Docs } from './docs.ts';
import { docsUrl } from './docs-routes.ts';

/**
 * The target of a sidebar entry: the address of a page of the site, or the link that the author
 * wrote.
 */
export type NodeTarget = { readonly url: string } | SidebarLink;

/** Returns the target of a sidebar entry; null for an entry without a page. */
export function nodeTarget(docs: Docs, node: SidebarNode): NodeTarget | null {
  switch (node.type) {
    case 'doc':
    case 'ref':
      return { url: docsUrl(docs, node.doc.slug) };
    case 'link':
      return node;
    case 'heading':
    case 'divider':
    case 'html':
      return null;
    case 'category': {
      if (node.link === null) return null;
      if (node.link.type === 'doc') return { url: docsUrl(docs, node.link.doc.slug) };
      const slug = docs.slugs.get(node.key);
      return slug === undefined ? null : { url: docsUrl(docs, slug) };
    }
  }
}
