import type { Config, Locale } from '../../config/config.ts';
import { pageUrl } from '../graph/address.ts';
import { isListed } from '../graph/indexing.ts';
import type { Route, Site } from '../graph/site.ts';
import { isBelow } from '../navigation/current-link.ts';

/** The file with the list of all maps, relative to the output folder. */
export const mapIndexFile = 'sitemap.xml';

/** Returns the file with the map of a locale; a long map has several, which count from 1. */
export function mapFile(locale: Locale, part: number): string {
  return `sitemap-${locale.name}${part === 1 ? '' : `.${part}`}.xml`;
}

/** Returns whether a site has maps: docsgen's, or one of its own. */
export function hasMaps({ config }: { readonly config: Pick<Config, 'sitemap' | 'noIndex'> }): boolean {
  return config.sitemap !== null && !config.noIndex;
}

/**
 * Returns whether a page is in the maps: search engines should list it under its own address, and
 * neither its front matter nor the configuration leaves it out.
 */
export function isMapped(site: Site, route: Route): boolean {
  const { sitemap } = site.config;
  if (sitemap === null || route.entry?.frontMatter.sitemap === false || !isListed(site, route)) return false;
  return !sitemap.exclude.some((path) => isBelow(route.url, pageUrl(route.locale, path)));
}

/**
 * Returns the day of the last change of a page, such as `2026-11-21`; null if unknown. A
 * list has the newest day of the entries that it shows.
 */
export function lastModified({ content }: Pick<Site, 'content'>, { entry, listed = [] }: Route): string | null {
  const days = (entry === null ? listed : [{ entry }]).map(
    ({ entry: { source, frontMatter } }) => frontMatter.last_update?.date ?? content.history.get(source.file)?.day,
  );
  const known = days.filter((day) => day !== undefined);
  // The unknown day may be the newest.
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}
