import type { ArticleProps, HeadProps } from '../../shared/page-props.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { absoluteFileUrl, absoluteUrl } from '../graph/absolute-url.ts';
import { canonicalRoute, isUnindexed, translationsOf } from '../graph/indexing.ts';
import type { PageContext, Route, Site } from '../graph/site.ts';
import { hasMaps, mapIndexFile } from '../maps/site-maps.ts';
import { openSearchFile } from '../graph/search-files.ts';
import { createFeedLinks } from '../feeds/feed-links.ts';
import { isExternal } from '../../shared/is-external.ts';
import { resolveFile } from '../navigation/site-link.ts';
import { createHeadTags } from './head-tags.ts';
import { lastDay } from './last-day.ts';
import { copyFile } from './markdown-copy.ts';
import { noChanges, type PluginChanges } from './plugin-changes.ts';
import { imageOf, ownPicture } from './shared-picture.ts';
import { createStructuredData } from './structured-data.ts';

/** Returns everything in the head of a page. Throws a `LinkError` for a broken address in a tag. */
export function createHead(context: PageContext, compiled: CompiledContent, changes: PluginChanges): HeadProps {
  const head = describePage(context, changes);
  const data = createStructuredData(context, { ...head, title: changes.title ?? context.route.title });
  const feeds = createFeedLinks(context);
  return {
    ...head,
    ...(feeds.length > 0 && { feeds }),
    ...(data !== null && { structuredData: data }),
    tags: createHeadTags(context, compiled, changes),
  };
}

/** What a plugin changes of what is shared. */
type SharedChanges = Pick<PluginChanges, 'title' | 'description' | 'image'>;

/** Returns the metadata of a page for browsers, search engines and social networks. */
export function describePage(context: PageContext, changes: SharedChanges = noChanges): Omit<HeadProps, 'tags'> {
  const { site, route, locale } = context;
  const { config } = site;
  const siteName = context.text(config.title);
  const front = route.entry?.frontMatter;
  const forms = translationsOf(site, route);
  const noindex = isUnindexed(site, route);
  const markdown = copyFile(site, route);
  return {
    title: documentTitle(context, changes.title ?? front?.title_meta ?? route.title, siteName),
    description: changes.description ?? route.description ?? (context.text(config.tagline) || null),
    keywords: front?.keywords ?? route.keywords ?? [],
    canonical: route.kind.isNotFound ? null : absoluteUrl(context, canonicalRoute(site, route).url),
    alternates: languageLinks(site, forms),
    noindex,
    siteName,
    article: createArticle(context),
    ...sharingPicture(context, changes),
    openGraphLocale: openGraphLocale(locale.htmlLang),
    otherOpenGraphLocales: forms.flatMap((form) => (form === route ? [] : openGraphLocale(form.locale.htmlLang))),
    favicon: config.favicon === null ? null : resolveFile(context, config.favicon),
    ...(hasMaps(site) && !noindex && { sitemap: context.to.file(mapIndexFile) }),
    openSearch: config.search === null ? null : context.to.file(openSearchFile(locale)),
    ...(markdown !== null && { markdown: context.to.file(markdown) }),
  };
}

function createArticle(context: PageContext): ArticleProps | null {
  const { site, route } = context;
  const { kind, entry } = route;
  if (kind.articleType === undefined || entry === null) return null;
  const { published = null, authors = [], tags = [] } = kind.describeArticle?.(context, route) ?? {};
  return { type: kind.articleType, published, modified: lastDay(site, entry), authors, tags };
}

/** Returns the picture for shared links: that of the page, or else of a plugin, or of the site. */
function sharingPicture(
  context: PageContext,
  { image: made, title }: SharedChanges,
): Pick<HeadProps, 'image' | 'imageAlt' | 'imageDetails'> {
  const { site, route } = context;
  if (ownPicture(route) === null && made !== null) {
    const { path, alt, ...imageDetails } = made;
    return { image: absoluteFileUrl(site, path), imageAlt: alt, imageDetails };
  }
  const image = imageOf(site, route);
  if (image === null) return { image, imageAlt: null, imageDetails: null };
  const { image_alt: alt = title ?? route.title } = route.entry?.frontMatter ?? {};
  // The picture of the site is on pages of any title.
  const imageAlt = ownPicture(route) === null ? context.text(site.config.title) : alt;
  return { image: absoluteFile(context, resolveFile(context, image)), imageAlt, imageDetails: null };
}

/** Returns the whole content of `<title>`. */
function documentTitle({ site, route, text }: PageContext, title: string, siteName: string): string {
  const own = route.entry?.frontMatter.title_template;
  const isNamedAsSite = title === '' || title === siteName;
  if (own === undefined && isNamedAsSite) return siteName;
  const { titleTemplate } = site.config;
  const template = own ?? (titleTemplate === null ? `%s | ${siteName}` : text(titleTemplate));
  return template.replaceAll('%s', () => title);
}

/**
 * Returns the Open Graph locale, which needs a region. If the language tag has none, it is the
 * region that CLDR considers likely for the language.
 */
function openGraphLocale(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** Returns the languages of the forms of a page with their addresses, and `x-default`. */
export function languageLinks(site: Site, forms: readonly Route[]): HeadProps['alternates'] {
  const links = forms.map((form) => ({ hreflang: form.locale.htmlLang, href: absoluteUrl({ site }, form.url) }));
  const source = forms.find((form) => form.locale === site.config.locales[0]);
  return source ? [...links, { hreflang: 'x-default', href: absoluteUrl({ site }, source.url) }] : links;
}

function absoluteFile({ site }: PageContext, address: string): string {
  if (isExternal(address)) return address;
  return new URL(address, `${site.config.url}/`).href;
}
