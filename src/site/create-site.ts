import type { Config, Locale } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { contentKey } from '../content/content-folders.ts';
import { pathWithoutExtension } from '../content/page-file.ts';
import { groupBy } from '../shared/group-by.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import type { CollectionType } from './collection-type.ts';
import { checkOutputs } from './graph/check-outputs.ts';
import { computeEditAddresses } from './graph/edit-addresses.ts';
import { createNearPages } from './graph/near-pages.ts';
import type { NavbarItemType, Route, Site } from './graph/site.ts';
import { findHome, homeRedirect } from './own-pages/homes.ts';
import { notFoundRoute } from './own-pages/not-found-page.ts';
import { offlineRoute } from './own-pages/offline-page.ts';
import { searchRoute } from './own-pages/search-page.ts';
import { createRedirects } from './redirects/site-redirects.ts';

/**
 * Returns the graph of a site: every page in every locale and version. The problems contain pages
 * with the same address, and names of pages and sidebars that do not exist.
 */
export function createSite(config: Config, content: Content, types: readonly CollectionType[]): Outcome<Site> {
  const stringsOf = (locale: Locale) => localeStrings(content.strings, locale).strings;
  const graphs = types.flatMap((type) =>
    config.collections
      .filter((collection) => collection.type === type.name)
      .map((collection) => {
        const sets = content.sets.filter((set) => set.collection.key === collection.key);
        return type.createGraph({ config, strings: content.strings }, collection, sets);
      }),
  );
  const pages = graphs.flatMap(({ value }) => value.routes);
  const homes = config.locales.flatMap((locale) => findHome(locale, pages) ?? []);
  const hasOfflinePage = config.serviceWorker?.offlinePage === true && config.base !== './';
  const routes = [
    ...pages,
    ...homes.flatMap((home) => homeRedirect(home, content.staticFiles) ?? []),
    ...config.locales.map((locale) => notFoundRoute(locale, stringsOf(locale))),
    ...(config.search === null ? [] : config.locales.map((locale) => searchRoute(locale, stringsOf(locale)))),
    ...(hasOfflinePage ? config.locales.map((locale) => offlineRoute(locale, stringsOf(locale))) : []),
  ].toSorted((a, b) => compare(a.url, b.url));
  const edit = computeEditAddresses(config, content, routes);
  const staticFiles = new Set(content.staticFiles);
  const redirects = createRedirects({ config, routes, staticFiles });
  const site: Site = {
    config,
    content,
    routes,
    byUrl: new Map(routes.map((route) => [route.url, route])),
    byKey: new Map([...groupBy(routes, ({ key }) => key)].map(([key, same]) => [key, byLocale(same)])),
    keyOfFile: new Map(routes.flatMap((route) => fileKeys(content, route))),
    collections: new Map(graphs.map(({ value }) => [value.collection.key, value])),
    navbarItems: new Map(types.flatMap(navbarItemsOf)),
    editAddresses: edit.value,
    renamed: { files: new Map(), certain: new Set(), addresses: new Map() },
    staticFiles,
    redirects: redirects.value,
    homes: new Map(homes.map(({ locale, url }) => [locale.name, url])),
    near: createNearPages(routes, content.folders),
  };
  const ofGraphs = unique(graphs.flatMap(({ problems }) => problems));
  return { value: site, problems: [...ofGraphs, ...edit.problems, ...checkOutputs(site), ...redirects.problems] };
}

function byLocale(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.locale.name, route]));
}

function fileKeys({ folders }: Content, { entry, key }: Route): readonly (readonly [string, string])[] {
  return entry ? [[pathWithoutExtension(contentKey(folders, entry.source.file)), key]] : [];
}

function navbarItemsOf({ name, navbarItems }: CollectionType): readonly (readonly [string, NavbarItemType])[] {
  return navbarItems.map((item) => {
    const create: NavbarItemType['create'] = (...args) => item.create(...args);
    return [item.options.shape.type.value, { collectionType: name, create }];
  });
}

/**
 * Removes duplicates: a sidebar is built once per locale, and its mistakes are the same in each.
 */
function unique(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.title}`, problem])).values(),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
