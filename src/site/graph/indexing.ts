import { versionOfRoute } from './route-version.ts';
import { findRoute, isInOwnLanguage, type Route, type Site } from './site.ts';

/** Returns whether search engines are asked not to list a page. */
export function isUnindexed(site: Site, route: Route): boolean {
  const isHidden = route.unlisted || route.draft || route.kind.isUnindexed === true;
  const isRefused = site.config.noIndex || route.entry?.frontMatter.noindex === true;
  return isHidden || isRefused || versionOfRoute(site, route)?.version.noIndex === true;
}

/**
 * Returns the canonical route of a page. A page of another version is a copy of the same page in
 * the latest version, if that has the page in the same language. A page without a translation is a
 * copy, so its canonical route is that of the same file in the file's own language. A list without
 * a translated entry is a copy of the list in the first language that it falls back to and that has
 * one.
 */
export function canonicalRoute(site: Site, route: Route): Route {
  const { latestKey } = route;
  const latest = latestKey === undefined || isUnindexed(site, route) ? null : findRoute(site, latestKey, route.locale);
  const listed = latest === null || (!isTranslated(site, latest) && isTranslated(site, route)) ? route : latest;
  if (isTranslated(site, listed)) return listed;
  const forms = site.byKey.get(listed.key);
  const original = listed.fallback
    ? [...(forms?.values() ?? [])].find((form) => !form.fallback && form.source === listed.source)
    : listed.locale.fallbacks.flatMap((name) => forms?.get(name) ?? []).find((form) => isTranslated(site, form));
  return original ?? listed;
}

/**
 * Returns whether search engines should list a page under its own address: they may, and it is
 * neither a copy nor a redirect.
 */
export function isListed(site: Site, route: Route): boolean {
  if (route.target || isUnindexed(site, route)) return false;
  return isTranslated(site, route) && canonicalRoute(site, route) === route;
}

/**
 * Returns the routes of a page in all languages in which it really exists, itself included. It is
 * empty for a page in one language, and for one that search engines should not list.
 */
export function translationsOf(site: Site, route: Route): readonly Route[] {
  const forms = [...(site.byKey.get(route.key)?.values() ?? [])].filter((form) => isListed(site, form));
  return forms.length > 1 && forms.includes(route) ? forms : [];
}

/**
 * Returns whether a page has a text in the language of its locale. In the source language, a list
 * has one even if it is empty.
 */
export function isTranslated(site: Site, route: Route): boolean {
  return isInOwnLanguage(route) || (route.locale === site.config.locales[0] && !route.fallback);
}
