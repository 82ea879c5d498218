import type { PageResult } from '../../shared/search.ts';
import type { LocaleContext } from '../graph/page-context.ts';
import { type BlogPostRoute, type CategoryRoute, type DocRoute, entryOf, type Route } from '../graph/route.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import { findDocs } from '../graph/site.ts';
import { collectionLabel } from './collection-label.ts';

/** What a search says of a page beside its text. */
export interface SearchEntry extends Pick<PageResult, 'kind' | 'href' | 'title' | 'trail' | 'lang'> {
  readonly description: string | null;
  readonly keywords: readonly string[];
}

/**
 * Returns what a search says of a page, null for one that is not found: lists of other pages, and what is unlisted or a draft. The
 * context is that of the file with the index, from which addresses are seen.
 */
export function searchEntry(context: LocaleContext, route: Route): SearchEntry | null {
  if (route.unlisted || route.draft) return null;
  const entry = entryOf(route);
  const { htmlLang } = entry?.source.locale ?? route.locale;
  const page = {
    href: context.to.page(route.url),
    title: route.title,
    description: route.description,
    keywords: entry?.frontMatter.keywords ?? [],
    lang: htmlLang === route.locale.htmlLang ? null : htmlLang,
  };
  switch (route.kind) {
    case 'doc':
    case 'category':
      return { ...page, kind: 'docs', trail: docsTrail(context, route) };
    case 'blog-post':
      return {
        ...page,
        kind: 'blog',
        trail: [context.text(route.blog.collection.title)],
        keywords: [...page.keywords, ...namesOf(route)],
      };
    case 'page':
    case 'home':
      return { ...page, kind: 'page', trail: [] };
    default:
      return null;
  }
}

/** Its authors and tags: a post is found by them, but its text does not begin and end with them. */
function namesOf({ blog, post }: BlogPostRoute): readonly string[] {
  const authors = blog.authors.filter(({ key }) => post.authors.includes(key));
  const tags = blog.tags.filter(({ posts }) => posts.includes(post));
  return [...authors.map(({ name }) => name), ...tags.map(({ label }) => label)];
}

function docsTrail(context: LocaleContext, route: DocRoute | CategoryRoute): readonly string[] {
  const { collection, version } = route.set;
  const docs = findDocs(context.site, collection.key, route.locale, version.name);
  if (!docs) return [];
  const path = placeOfRoute(docs, route)?.path ?? [];
  return [collectionLabel(context, docs), ...path.map(({ label }) => label)];
}
