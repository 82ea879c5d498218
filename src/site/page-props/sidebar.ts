import type { SidebarItemProps, SidebarLinkProps, SidebarProps } from '../../shared/page-props.ts';
import { groupBy } from '../../shared/group-by.ts';
import { type Blog, postUrl } from '../blog.ts';
import type { Docs } from '../docs.ts';
import { resolveTarget } from '../navigation/site-link.ts';
import type { PageContext } from '../page-context.ts';
import { nodeTarget } from '../sidebars/node-target.ts';
import type { SidebarNode } from '../sidebars/sidebar.ts';

/** Returns the sidebar of a doc or of a category page, null for none. */
export function createDocsSidebar(context: PageContext, docs: Docs, name: string | null): SidebarProps | null {
  const nodes = name === null ? undefined : docs.sidebars.get(name);
  if (!nodes) return null;
  return { kind: 'docs', items: nodes.map((node) => sidebarItem(context, docs, node)).filter((item) => item !== null) };
}

/** An unlisted doc shows only on its own page; a category of which nothing shows is a link to its page, or nothing. */
function sidebarItem(context: PageContext, docs: Docs, node: SidebarNode): SidebarItemProps | null {
  const target = nodeTarget(context.site, docs, node);
  const link =
    target === null ? null : 'url' in target ? pageLink(context, target.url) : resolveTarget(context, target);
  const current = target !== null && 'url' in target && target.url === context.route.url;
  if (node.type !== 'category') {
    if (link === null || (node.type === 'doc' && node.doc.unlisted && !current)) return null;
    return { type: 'link', label: node.label, ...link, current };
  }
  const items = node.items.map((child) => sidebarItem(context, docs, child)).filter((item) => item !== null);
  const isHidden = node.link?.type === 'doc' && node.link.doc.unlisted && !current;
  const href = link === null || isHidden ? null : link.href;
  if (items.length === 0)
    return href === null ? null : { type: 'link', label: node.label, href, external: false, current };
  const active = current || items.some(isActive);
  const open = active || !node.collapsible || !node.collapsed;
  return { type: 'category', label: node.label, href, current, active, open, collapsible: node.collapsible, items };
}

function isActive(item: SidebarItemProps): boolean {
  return item.type === 'category' ? item.active : item.current;
}

function pageLink({ to }: PageContext, url: string): Pick<SidebarLinkProps, 'href' | 'external'> {
  return { href: to.page(url), external: false };
}

/** How many posts the blog's sidebar lists. */
const recentPosts = 5;

/** Returns the sidebar of a blog's pages: the most recent posts by year. */
export function createBlogSidebar(context: PageContext, blog: Blog): SidebarProps | null {
  const recent = blog.listedPosts.slice(0, recentPosts);
  if (recent.length === 0) return null;
  const years = groupBy(recent, ({ date }) => date.slice(0, 4));
  const items = [...years].map(([year, posts]): SidebarItemProps => {
    const links = posts.map((post): SidebarItemProps => {
      const url = postUrl(blog, post);
      return { type: 'link', label: post.title, ...pageLink(context, url), current: url === context.route.url };
    });
    const active = links.some(isActive);
    return {
      type: 'category',
      label: year,
      href: null,
      current: false,
      active,
      open: true,
      collapsible: false,
      items: links,
    };
  });
  return { kind: 'blog', items };
}
