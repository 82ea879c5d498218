import type { HeadProps } from '../../shared/page-props.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { createAddresses } from '../graph/address.ts';
import { versionOfRoute } from '../graph/route-version.ts';
import { findRoute, isInOwnLanguage, type PageContext, type Route, type Site } from '../graph/site.ts';
import { openSearchFile } from '../graph/search-files.ts';
import { isExternal } from '../../shared/is-external.ts';
import { resolveFile } from '../navigation/site-link.ts';
import { createHeadTags } from './head-tags.ts';
import { noChanges, type PluginChanges } from './plugin-changes.ts';

/** Returns everything in the head of a page. Throws a `LinkError` for a broken address in a tag. */
export function createHead(context: PageContext, compiled: CompiledContent, changes: PluginChanges): HeadProps {
  return { ...describePage(context, changes), tags: createHeadTags(context, compiled, changes) };
}

/** Returns the metadata of a page for browsers, search engines and social networks. */
export function describePage(
  context: PageContext,
  changes: Pick<PluginChanges, 'title' | 'description' | 'image'> = noChanges,
): Omit<HeadProps, 'tags'> {
  const { site, route, locale } = context;
  const { config } = site;
  const siteName = context.text(config.title);
  const front = route.entry?.frontMatter;
  const noindex = isUnindexed(site, route);
  return {
    title: documentTitle(context, changes.title ?? route.title, siteName),
    description: changes.description ?? route.description ?? (context.text(config.tagline) || null),
    keywords: front?.keywords ?? route.keywords ?? [],
    canonical: route.kind.isNotFound ? null : absoluteUrl(context, canonicalRoute(site, route).url),
    alternates: noindex ? [] : alternates(context),
    noindex,
    siteName,
    type: route.kind.isArticle ? 'article' : 'website',
    ...sharingPicture(context, changes.image),
    openGraphLocale: openGraphLocale(locale.htmlLang),
    favicon: config.favicon === null ? null : resolveFile(context, config.favicon),
    openSearch: config.search === null ? null : context.to.file(openSearchFile(locale)),
  };
}

/** Returns the picture for shared links: that of the page, or else of a plugin, or of the site. */
function sharingPicture(context: PageContext, made: PluginChanges['image']): Pick<HeadProps, 'image' | 'imageDetails'> {
  const { site, route } = context;
  const own = ownPicture(route);
  if (own === null && made !== null) {
    const { path, ...imageDetails } = made;
    return { image: site.config.url + createAddresses(site.config, null).file(path), imageDetails };
  }
  const image = own ?? site.config.image;
  return { image: image === null ? null : absoluteFile(context, resolveFile(context, image)), imageDetails: null };
}

/** Returns the picture for shared links that a page has itself, as it is written; null for none. */
export function ownPicture({ entry, image }: Route): string | null {
  return entry?.frontMatter.image ?? image ?? null;
}

/** Returns whether search engines are asked not to list a page. */
function isUnindexed(site: Site, route: Route): boolean {
  const isHidden = route.unlisted || route.draft || route.kind.isUnindexed === true;
  return site.config.noIndex || isHidden || versionOfRoute(site, route)?.version.noIndex === true;
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

/**
 * Returns the canonical route of a page. A page of another version is a copy of the same page in
 * the latest version, if that has the page in the same language. A page without a translation is a
 * copy, so its canonical route is that of the same file in the file's own language.
 */
function canonicalRoute(site: Site, route: Route): Route {
  const { latestKey, fallback } = route;
  const same = latestKey === undefined || isUnindexed(site, route) ? null : findRoute(site, latestKey, route.locale);
  const listed = same === null || (same.fallback && !fallback) ? route : same;
  if (!listed.fallback) return listed;
  const forms = site.byKey.get(listed.key)?.values() ?? [];
  return [...forms].find((form) => !form.fallback && form.source === listed.source) ?? listed;
}

function alternates(context: PageContext): HeadProps['alternates'] {
  const { site, route } = context;
  const forms = [...(site.byKey.get(route.key)?.values() ?? [])].filter(
    (form) => isInOwnLanguage(form) && canonicalRoute(site, form) === form,
  );
  if (!forms.includes(route)) return [];
  if (forms.length < 2) return [];
  const links = forms.map((form) => ({ hreflang: form.locale.htmlLang, href: absoluteUrl(context, form.url) }));
  const source = forms.find((form) => form.locale === site.config.locales[0]);
  return source ? [...links, { hreflang: 'x-default', href: absoluteUrl(context, source.url) }] : links;
}

/**
 * Returns an absolute URL. With a relative base, the path under which the site is served is
 * unknown, so `/` is assumed.
 */
export function absoluteUrl({ site }: PageContext, url: string): string {
  return site.config.url + createAddresses(site.config, null).page(url);
}

function absoluteFile({ site }: PageContext, address: string): string {
  if (isExternal(address)) return address;
  return new URL(address, `${site.config.url}/`).href;
}
