import type { ArticleProps, HeadProps } from '../../shared/page-props.ts';
import { absoluteUrl } from '../graph/absolute-url.ts';
import { isListed } from '../graph/indexing.ts';
import { searchUrl } from '../graph/search-files.ts';
import type { StructuredNode } from '../graph/page-facts.ts';
import type { PageContext } from '../graph/site.ts';

/** The part of a head that the data repeats. Its title is without the name of the site. */
type DescribedPage = Pick<HeadProps, 'title' | 'description' | 'image' | 'article'>;

/**
 * Returns what search engines get of a page as JSON-LD; null if the site does not want it, for a
 * page that they should not list, and for one that has nothing to tell.
 */
export function createStructuredData(context: PageContext, page: DescribedPage): string | null {
  const { site, route } = context;
  if (!site.config.pageDetails.structuredData || !isListed(site, route)) return null;
  const nodes = [
    ...(site.homes.get(route.locale.name) === route.url ? [siteNode(context)] : []),
    ...(page.article ? [articleNode(context, page, page.article)] : []),
    ...(route.kind.describeData?.(context, route) ?? []),
  ];
  const [first, ...others] = nodes;
  if (!first) return null;
  const graph = others.length === 0 ? first : { '@graph': nodes };
  // `</script>` in a text would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', String.raw`\u003c`);
}

function siteNode(context: PageContext): StructuredNode {
  const { site, locale, text } = context;
  const target = `${absoluteUrl(context, searchUrl(locale))}?q={search_term_string}`;
  return {
    '@type': 'WebSite',
    name: text(site.config.title),
    url: absoluteUrl(context, context.route.url),
    inLanguage: locale.htmlLang,
    ...(site.config.search && {
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
    }),
  };
}

function articleNode(
  context: PageContext,
  { title, description, image }: DescribedPage,
  { type, published, modified, authors, tags }: ArticleProps,
): StructuredNode {
  return {
    '@type': type,
    headline: title,
    ...(description !== null && { description }),
    url: absoluteUrl(context, context.route.url),
    inLanguage: context.locale.htmlLang,
    ...(image !== null && { image }),
    ...(published !== null && { datePublished: published }),
    ...(modified !== null && { dateModified: modified }),
    ...(authors.length > 0 && {
      author: authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url !== null && { url }) })),
    }),
    ...(tags.length > 0 && { keywords: tags }),
  };
}
