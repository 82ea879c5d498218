import type { Locale } from '../../config/config.ts';
import { outputFile, pageUrl } from './address.ts';
import type { Docs } from './docs.ts';
import type { RedirectRoute, Route } from './route.ts';
import { docsUrl } from './docs-routes.ts';

/**
 * Returns the home page of a locale: the page at its root, else the main doc of the first docs,
 * else the list of the first blog, else any page. Returns null for a locale without pages.
 */
export function findHome(locale: Locale, pages: readonly Route[], docs: readonly Docs[]): Route | null {
  const own = pages.filter((route) => route.locale.name === locale.name);
  const withMain = docs.filter(({ set, mainDoc }) => set.locale.name === locale.name && mainDoc !== null);
  const main = withMain.find(({ set }) => set.version.status === 'latest') ?? withMain[0];
  const mainUrl = main?.mainDoc ? docsUrl(main, main.mainDoc.slug) : null;
  return (
    own.find(({ url }) => url === pageUrl(locale)) ??
    own.find(({ url }) => url === mainUrl) ??
    own.find(({ kind }) => kind === 'blog-list') ??
    own.find(({ unlisted }) => !unlisted) ??
    own[0] ??
    null
  );
}

/**
 * Returns the redirect from the root of a locale to its home page; null if there is a page or a
 * static file at the root.
 */
export function homeRedirect(home: Route, staticFiles: readonly string[]): RedirectRoute | null {
  const { locale, title, description, draft, unlisted } = home;
  const url = pageUrl(locale);
  const output = outputFile(url);
  if (home.url === url || staticFiles.some((file) => file.toLowerCase() === output.toLowerCase())) return null;
  return {
    kind: 'redirect',
    key: 'redirect',
    target: home,
    locale,
    url,
    output,
    source: null,
    fallback: false,
    title,
    description,
    collection: null,
    version: null,
    draft,
    unlisted,
  };
}
