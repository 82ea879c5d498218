import type { Config } from '../../config/config.ts';
import type { Content } from '../../content/content.ts';
import { pathWithoutExtension } from '../../content/page-file.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import { createBlog } from './blog.ts';
import { checkOutputs } from './check-outputs.ts';
import { createDocs, docsKey, versionKey } from './docs.ts';
import { findHome, homeRedirect } from './homes.ts';
import { createNearPages } from './near-pages.ts';
import { entryOf, type Route } from './route.ts';
import { blogRoutes } from './blog-routes.ts';
import { categorySlugs, docsRoutes } from './docs-routes.ts';
import { notFoundRoute, pageRoutes, searchRoute } from './page-routes.ts';
import type { Site } from './site.ts';

/**
 * Returns the graph of a site: every page in every locale and version. The problems contain pages
 * with the same address, and names of docs and sidebars that do not exist.
 */
export function createSite(config: Config, content: Content): Outcome<Site> {
  const docs = content.docs.map((set) => createDocs(config, set));
  const byVersion = groupBy(
    docs.map(({ value }) => value),
    docsKey,
  );
  const slugs = new Map([...byVersion].map(([key, locales]) => [key, categorySlugs(locales)]));
  const blogs = content.blogs.map(createBlog);
  const pages = [
    ...content.pages.flatMap(pageRoutes),
    ...docs.flatMap(({ value }) => docsRoutes(value, slugs.get(docsKey(value)) ?? new Map())),
    ...blogs.flatMap((blog) => blogRoutes(config, blog)),
  ];
  const allDocs = docs.map(({ value }) => value);
  const homes = config.locales.flatMap((locale) => findHome(locale, pages, allDocs) ?? []);
  const routes = [
    ...pages,
    ...homes.flatMap((home) => homeRedirect(home, content.staticFiles) ?? []),
    ...config.locales.map(notFoundRoute),
    ...(config.search === null ? [] : config.locales.map(searchRoute)),
  ].toSorted((a, b) => compare(a.url, b.url));
  const site: Site = {
    config,
    content,
    routes,
    byUrl: new Map(routes.map((route) => [route.url, route])),
    byKey: new Map([...groupBy(routes, ({ key }) => key)].map(([key, same]) => [key, byLocale(same)])),
    keyOfFile: new Map(routes.flatMap(fileKeys)),
    docs: allDocs,
    categorySlugs: slugs,
    blogs,
    renamed: new Map(),
    staticFiles: new Set(content.staticFiles),
    homes: new Map(homes.map(({ locale, url }) => [locale.name, url])),
    near: createNearPages(routes),
  };
  return { value: site, problems: [...unique(docs.flatMap(({ problems }) => problems)), ...checkOutputs(site)] };
}

function byLocale(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.locale.name, route]));
}

function fileKeys(route: Route): readonly (readonly [string, string])[] {
  const source = entryOf(route)?.source;
  if (!source || route.collection === null) return [];
  const folder =
    route.version === null || route.version === 'current'
      ? route.collection
      : versionKey(route.collection, route.version);
  return [[`${folder}/${pathWithoutExtension(source.relativePath)}`, route.key]];
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
