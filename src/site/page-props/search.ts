import type { PageIndexEntry, SearchMain } from '../../shared/main-props.ts';
import { type Blog, postUrl } from '../graph/blog.ts';
import type { Docs } from '../graph/docs.ts';
import type { PageContext } from '../graph/page-context.ts';
import { docsUrl } from '../graph/docs-routes.ts';
import { searchUrl } from '../graph/page-routes.ts';
import { collectionLabel } from '../search/collection-label.ts';
import { createPageIndex } from '../search/page-index.ts';
import { findDocRoute } from '../graph/site.ts';
import { createWholeTree } from './docs-sidebar.ts';

/**
 * Returns the main area of the page with search results. It lists all pages of the locale, with
 * docs in their latest version.
 */
export function createSearchMain(context: PageContext): SearchMain {
  const { site, locale, strings } = context;
  const siteName = context.text(site.config.title);
  const isOwn = (set: Docs['set'] | Blog) => set.locale.name === locale.name;
  const docs = site.docs.filter(({ set }) => isOwn(set) && set.version.status === 'latest');
  const sections = [
    ...docs.map((one) => docsSection(context, one)),
    ...site.blogs.filter(isOwn).map((blog) => blogSection(context, blog)),
    pagesSection(context),
  ];
  return {
    kind: 'search',
    href: context.to.page(searchUrl(locale)),
    documentTitle: `${context.route.title} | ${siteName}`,
    queryTitle: `${strings['theme.SearchPage.queryTitle']} | ${siteName}`,
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

function docsSection(context: PageContext, docs: Docs): PageIndexEntry {
  const { mainDoc, sidebars, sidebarOf, set } = docs;
  const inSidebars = [...sidebars.keys()].flatMap((name) => createWholeTree(context, docs, name));
  const others = set.docs.filter((doc) => sidebarOf.get(doc.id) === null && !doc.unlisted);
  return {
    label: collectionLabel(context, docs),
    href: mainDoc && !mainDoc.unlisted ? context.to.page(docsUrl(docs, mainDoc.slug)) : null,
    items: [
      ...createPageIndex(inSidebars),
      ...others.flatMap((doc): PageIndexEntry[] => {
        const route = findDocRoute(context.site, docs, doc.id);
        return route ? [{ label: doc.title, href: context.to.page(route.url), items: [] }] : [];
      }),
    ],
  };
}

function blogSection(context: PageContext, blog: Blog): PageIndexEntry {
  return {
    label: context.text(blog.collection.title),
    href: context.to.page(blog.url),
    items: blog.listedPosts.map((post) => ({
      label: post.title,
      href: context.to.page(postUrl(blog, post)),
      items: [],
    })),
  };
}

function pagesSection(context: PageContext): PageIndexEntry {
  const { site, locale, strings, to } = context;
  const own = site.routes.filter(
    ({ kind, unlisted, locale: { name } }) => (kind === 'home' || kind === 'page') && !unlisted && name === locale.name,
  );
  return {
    label: strings['theme.SearchBar.group.page'],
    href: null,
    items: own.map(({ title, url }) => ({ label: title, href: to.page(url), items: [] })),
  };
}
