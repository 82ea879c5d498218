import type { PageResult } from '../../shared/search.ts';
import type { LocaleContext } from '../graph/page-context.ts';
import { type BlogPostRoute, type CategoryRoute, type DocRoute, entryOf, type Route } from '../graph/route.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import { findDocs } from '../graph/site.ts';
import { collectionLabel } from './collection-label.ts';

/** Metadata of a page in the search index. */
export interface SearchEntry extends Pick<PageResult, 'kind' | 'href' | 'title' | 'trail' | 'lang'> {
  readonly description: string | null;
  readonly keywords: readonly string[];
}

/**
 * Returns the search metadata of a page; null for pages that are not indexed: lists of other pages,
 * unlisted pages and drafts. `context` is the context of the index file, because addresses are
 * relative to that file.
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

/**
 * Returns the authors and tags of a post. They are indexed as keywords, not as part of the text.
 */
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
