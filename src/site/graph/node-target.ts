import { type Docs, docsKey } from './docs.ts';
import { docsUrl } from './docs-routes.ts';
import type { Site } from './site.ts';
import type { SidebarLink, SidebarNode } from '../sidebars/sidebar.ts';

/** Where a sidebar entry leads: a page of the site by its address, or what the author wrote. */
export type NodeTarget = { readonly url: string } | SidebarLink;

/** Returns where a sidebar entry leads; null for a category without a page. */
export function nodeTarget(site: Site, docs: Docs, node: SidebarNode): NodeTarget | null {
  switch (node.type) {
    case 'doc':
      return { url: docsUrl(docs, node.doc.slug) };
    case 'link':
      return node;
    case 'category': {
      if (node.link === null) return null;
      if (node.link.type === 'doc') return { url: docsUrl(docs, node.link.doc.slug) };
      const slug = site.categorySlugs.get(docsKey(docs))?.get(node.key);
      return slug === undefined ? null : { url: docsUrl(docs, slug) };
    }
  }
}
