import type { PageResult } from '../../shared/search.ts';
import type { LocaleContext, Route } from '../graph/site.ts';

/** Metadata of a page in the search index. */
export interface SearchEntry extends Pick<PageResult, 'kind' | 'href' | 'title' | 'trail' | 'lang'> {
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** Factor for the score of the page. Default: 1. */
  readonly boost?: number;
}

/**
 * Returns the search metadata of a page; null for pages that are not indexed: lists of other pages,
 * unlisted pages, drafts, and those whose front matter says so. `context` is the context of the
 * index file, because addresses are relative to that file.
 */
export function searchEntry(context: LocaleContext, route: Route): SearchEntry | null {
  const { entry, locale } = route;
  const search = entry?.frontMatter.search ?? true;
  if (route.unlisted || route.draft || search === false) return null;
  const description = route.kind.describeForSearch?.(context, route);
  if (!description) return null;
  const { htmlLang } = entry?.source.locale ?? locale;
  return {
    kind: description.group,
    href: context.to.page(route.url),
    title: route.title,
    trail: description.trail,
    lang: htmlLang === locale.htmlLang ? null : htmlLang,
    description: route.description,
    keywords: [...(entry?.frontMatter.keywords ?? []), ...description.keywords],
    ...(typeof search === 'object' && search.boost !== undefined && { boost: search.boost }),
  };
}
