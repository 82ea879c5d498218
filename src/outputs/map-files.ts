import { ownLocales } from '../config/own-locales.ts';
import { groupBy } from '../shared/group-by.ts';
import { headTagSubject } from '../shared/head-tag.ts';
import { translationsOf } from '../site/graph/indexing.ts';
import { hasMaps, isMapped, lastModified, mapFile, mapIndexFile } from '../site/maps/site-maps.ts';
import type { Route } from '../site/graph/site.ts';
import { absoluteFileUrl, absoluteUrl } from '../site/graph/absolute-url.ts';
import { languageLinks } from '../site/page-props/head.ts';
import { ownHeadTags } from '../site/page-props/head-tags.ts';
import { noChanges } from '../site/page-props/plugin-changes.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';
import { robotsText } from './maps/robots-text.ts';
import { type LocaleMap, writeMapIndex, writeMaps } from './maps/write-maps.ts';

/**
 * Yields what tells search engines which pages there are: a list of maps, a map for each locale,
 * and `robots.txt`. A file in `static/` takes the place of the list with its maps, or of
 * `robots.txt`.
 */
export function* mapFiles(input: GeneratedFilesInput): Generator<GeneratedFile> {
  const { site, locales } = input;
  const robots = robotsText(site);
  if (robots !== null && !site.staticFiles.has('robots.txt')) yield textFile('robots.txt', null, () => robots);
  if (!hasMaps(site) || site.staticFiles.has(mapIndexFile)) return;
  // The list names the maps of all locales, also of those that are not built now.
  const maps = createMaps(input).map(({ locale, entries }) => ({ locale, texts: writeMaps(entries) }));
  const files = maps.flatMap(({ locale, texts }) =>
    texts.map((text, index) => ({ locale, text, path: mapFile(locale, index + 1) })),
  );
  const urls = files.map(({ path }) => absoluteFileUrl(site, path));
  yield textFile(mapIndexFile, null, () => writeMapIndex(urls));
  for (const { locale, text, path } of files) {
    if (locales.has(locale.name)) yield textFile(path, locale.name, () => text);
  }
}

/** Returns the maps of the locales that have any page to list, with their entries by address. */
export function createMaps(
  input: Pick<GeneratedFilesInput, 'site' | 'compiled' | 'pluginChanges'>,
): readonly LocaleMap[] {
  const { site } = input;
  const mapped = new Set(site.routes.filter((route) => isMapped(site, route) && !isRefused(input, route)));
  const byLocale = groupBy([...mapped], ({ locale }) => locale);
  return ownLocales(site.config).flatMap((locale) => {
    const routes = byLocale.get(locale);
    if (!routes) return [];
    const entries = routes.map((route) => {
      // A page that is not in a map does not name the others there.
      const forms = translationsOf(site, route).filter((form) => mapped.has(form));
      const lastmod = site.config.sitemap?.lastmod === true ? lastModified(site, route) : null;
      const alternates = forms.length > 1 ? languageLinks(site, forms) : [];
      return { url: absoluteUrl({ site }, route.url), lastmod, alternates };
    });
    return [{ locale, entries }];
  });
}

/**
 * Returns whether tags of the site, a plugin or the page itself say that search engines should list
 * another page instead, or not this one.
 */
function isRefused(
  { site, compiled, pluginChanges }: Pick<GeneratedFilesInput, 'site' | 'compiled' | 'pluginChanges'>,
  route: Route,
): boolean {
  const changes = pluginChanges.get(route.url) ?? noChanges;
  const tags = [...site.config.head, ...ownHeadTags({ site, route }, compiled, changes)];
  const contentOf = (subject: string, attribute: string) =>
    tags.findLast((tag) => headTagSubject(tag) === subject)?.attributes?.[attribute];
  const robots = contentOf('meta name robots', 'content');
  const canonical = contentOf('link rel canonical', 'href');
  const isElsewhere =
    canonical !== undefined && canonical !== route.url && canonical !== absoluteUrl({ site }, route.url);
  return isElsewhere || (typeof robots === 'string' && /\b(?:noindex|none)\b/i.test(robots));
}
