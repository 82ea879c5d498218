import type { SidebarItemProps, SidebarLinkProps, SidebarProps } from '../../shared/sidebar-props.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { labelLanguage } from '../../site/page-props/label-language.ts';
import { type Blog, inListOrder, postUrl } from './blog.ts';
import type { BlogRoute } from './blog-routes.ts';
import type { Post } from './blog-set.ts';

/**
 * Returns the sidebar of a blog's pages: the most recent posts, in the order of lists; null for
 * none.
 */
export function createBlogSidebar(context: PageContext, { blog }: BlogRoute): SidebarProps | null {
  const { title, groupByYear } = blog.collection.sidebar;
  const posts = inListOrder(blog, recentPosts(context, blog));
  if (posts.length === 0) return null;
  const links = posts.map((post) => ({ post, link: createLink(context, blog, post) }));
  const years = groupBy(links, ({ post }) => post.date.slice(0, 4));
  const items: readonly SidebarItemProps[] = groupByYear
    ? [...years].map(([year, inYear]) =>
        createYear(
          year,
          inYear.map(({ link }) => link),
        ),
      )
    : links.map(({ link }) => link);
  const label = title === null ? context.strings['theme.blog.sidebar.navAriaLabel'] : context.text(title);
  return { kind: 'blog', label, isTitled: true, items, treeHref: null };
}

/** An unlisted post shows itself among the others, so that readers see where they are. */
function recentPosts({ route }: PageContext, blog: Blog): readonly Post[] {
  const { count } = blog.collection.sidebar;
  const recent = blog.listedPosts.slice(0, count);
  if (count === 0 || !route.unlisted) return recent;
  return blog.posts.filter((post) => recent.includes(post) || postUrl(blog, post) === route.url);
}

function createLink(context: PageContext, blog: Blog, post: Post): SidebarLinkProps {
  const url = postUrl(blog, post);
  const label = post.frontMatter.sidebar_label ?? post.title;
  const link = { label, href: context.to.page(url), external: false, ...labelLanguage(label, post, context.locale) };
  return { type: 'link', ...link, current: url === context.route.url };
}

function createYear(year: string, links: readonly SidebarLinkProps[]): SidebarItemProps {
  return {
    type: 'category',
    label: year,
    href: null,
    current: false,
    active: links.some(({ current }) => current),
    open: true,
    collapsible: false,
    list: null,
    items: links,
  };
}
