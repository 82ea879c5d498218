import type { NotFoundLanguage } from '../../shared/not-found-main.ts';

/** Returns the language that an address belongs to. The first one may have the root for itself. */
export function languageOf(path: string, languages: readonly NotFoundLanguage[]): NotFoundLanguage | undefined {
  return languages
    .filter(({ homeHref }) => path === homeHref.replace(/\/$/, '') || path.startsWith(withSlash(homeHref)))
    .toSorted((a, b) => b.homeHref.length - a.homeHref.length)[0];
}

/**
 * Returns where the language menu leads from an address that does not exist: to the same one in
 * another language. If the page is in another language than the address, as on hosts with one 404
 * page for all, the language of the address leads home: the same address would change nothing.
 */
export function addressIn(
  to: NotFoundLanguage,
  { path, lang, languages }: { path: string; lang: string; languages: readonly NotFoundLanguage[] },
): string {
  const own = languageOf(path, languages);
  if (own === undefined || (own === to && to.lang !== lang)) return to.homeHref;
  return withSlash(to.homeHref) + path.slice(withSlash(own.homeHref).length);
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
