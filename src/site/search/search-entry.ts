import type { PageResult } from '../../shared/search.ts';
import type { LocaleContext, Route } from '../graph/site.ts';

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
  const description = route.kind.describeForSearch?.(context, route);
  if (!description) return null;
  const { entry, locale } = route;
  const { htmlLang } = entry?.source.locale ?? locale;
  return {
    kind: description.group,
    href: context.to.page(route.url),
    title: route.title,
    trail: description.trail,
    lang: htmlLang === locale.htmlLang ? null : htmlLang,
    description: route.description,
    keywords: [...(entry?.frontMatter.keywords ?? []), ...description.keywords],
  };
}
