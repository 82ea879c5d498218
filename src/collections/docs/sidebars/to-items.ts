import type { SidebarCategoryConfig, SidebarItemConfig } from '../config/sidebar/fields.ts';
import type { CategoryLink, SidebarNode } from './sidebar.ts';

/** Returns nodes as entries of the configuration, which make the same nodes again. */
export function toItems(nodes: readonly SidebarNode[]): SidebarItemConfig[] {
  return nodes.map((node): SidebarItemConfig => {
    switch (node.type) {
      case 'doc':
      case 'ref':
        return { type: node.type, doc: node.doc.id, label: node.label, ...node.look };
      case 'link': {
        const { to, href, description, label, look } = node;
        const target = { ...(to !== undefined && { to }), ...(href !== undefined && { href }) };
        return { type: 'link', label, ...target, ...(description !== undefined && { description }), ...look };
      }
      case 'heading':
        return { type: 'heading', label: node.label, ...node.look };
      case 'divider':
        return { type: 'divider' };
      case 'html':
        return { type: 'html', value: node.html, ...(node.className !== undefined && { className: node.className }) };
      case 'category': {
        const { key, label, description, collapsible, collapsed, link, look, items } = node;
        return {
          type: 'category',
          key,
          label,
          ...(description !== null && { description }),
          ...(link !== null && { link: toLink(link) }),
          collapsible,
          collapsed,
          ...look,
          items: toItems(items),
        };
      }
    }
  });
}

function toLink(link: CategoryLink): NonNullable<SidebarCategoryConfig['link']> {
  if (link.type === 'doc') return { doc: link.doc.id };
  const { slug, title, description, keywords, image } = link;
  return {
    type: 'generated-index',
    title,
    ...(slug !== null && { slug }),
    ...(description !== null && { description }),
    ...(keywords && { keywords: [...keywords] }),
    ...(image && { image: image.src }),
  };
}
