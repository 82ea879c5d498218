import type { SidebarItemProps, SidebarProps } from '../../shared/sidebar-props.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { postUrl } from './blog.ts';
import type { BlogRoute } from './blog-routes.ts';

/** Number of posts in the blog's sidebar. */
const recentPosts = 5;

/** Returns the sidebar of a blog's pages: the most recent posts by year; null without posts. */
export function createBlogSidebar(context: PageContext, { blog }: BlogRoute): SidebarProps | null {
  const recent = blog.listedPosts.slice(0, recentPosts);
  if (recent.length === 0) return null;
  const years = groupBy(recent, ({ date }) => date.slice(0, 4));
  const items = [...years].map(([year, posts]): SidebarItemProps => {
    const links = posts.map((post): SidebarItemProps => {
      const url = postUrl(blog, post);
      const href = context.to.page(url);
      const label = post.frontMatter.sidebar_label ?? post.title;
      return { type: 'link', label, href, external: false, current: url === context.route.url };
    });
    const active = links.some((link) => link.type === 'link' && link.current);
    return {
      type: 'category',
      label: year,
      href: null,
      current: false,
      active,
      open: true,
      collapsible: false,
      list: null,
      items: links,
    };
  });
  const label = context.strings['theme.blog.sidebar.navAriaLabel'];
  return { kind: 'blog', label, isTitled: true, items, treeHref: null };
}
