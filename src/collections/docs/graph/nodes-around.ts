import { type SidebarNode, walkSidebar } from '../sidebars/sidebar.ts';
import type { DocRoute } from './docs-routes.ts';

/**
 * Returns the section of a doc in its sidebar: the items of its category if the doc is the page of
 * a category, else its siblings.
 */
export function nodesAround({ docs, doc, sidebar }: DocRoute): readonly SidebarNode[] {
  const nodes = (sidebar === null ? undefined : docs.sidebars.get(sidebar)) ?? [];
  const categories = walkSidebar(nodes).filter((node) => node.type === 'category');
  const own = categories.find(({ link }) => link?.type === 'doc' && link.doc === doc);
  if (own) return own.items;
  const isSelf = (node: SidebarNode) => node.type === 'doc' && node.doc === doc;
  const siblings = categories.find(({ items }) => items.some(isSelf))?.items ?? nodes;
  return siblings.filter((node) => !isSelf(node));
}
