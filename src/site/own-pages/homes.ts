import type { Locale } from '../../config/config.ts';
import { pageUrl } from '../graph/address.ts';
import { type PageKind, type Route, shownRoute } from '../graph/site.ts';
import { ownRoute } from './own-route.ts';

/**
 * Returns the home page of a locale: the page at its root, else the page with the lowest
 * `homeRank`, else any page. Returns null for a locale without pages.
 */
export function findHome(locale: Locale, pages: readonly Route[]): Route | null {
  const own = pages.filter((route) => route.locale.name === locale.name);
  const ranked = own.filter(({ homeRank }) => homeRank !== undefined);
  const [first] = ranked.toSorted((a, b) => (a.homeRank ?? 0) - (b.homeRank ?? 0));
  return (
    own.find(({ url }) => url === pageUrl(locale)) ?? first ?? own.find(({ unlisted }) => !unlisted) ?? own[0] ?? null
  );
}

const redirectKind: PageKind = {
  name: 'redirect',
  createMain: (context, route, compiled) => {
    const shown = shownRoute(route);
    return shown.kind.createMain({ ...context, route: shown }, shown, compiled);
  },
};

/**
 * Returns the redirect from the root of a locale to its home page; null if there is a page or a
 * static file at the root.
 */
export function homeRedirect(home: Route, staticFiles: readonly string[]): Route | null {
  const { locale, title, description, draft, unlisted } = home;
  const redirect = ownRoute({ kind: redirectKind, locale, url: pageUrl(locale), title });
  const isTaken = staticFiles.some((file) => file.toLowerCase() === redirect.output.toLowerCase());
  if (home.url === redirect.url || isTaken) return null;
  return { ...redirect, target: home, description, draft, unlisted };
}
