import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { pathWithoutExtension } from '../content/page-file.ts';
import { groupBy } from '../shared/group-by.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { pageUrl } from './address.ts';
import { createBlog } from './blog.ts';
import { checkOutputs } from './check-outputs.ts';
import { createDocs, type Docs, docsKey, versionKey } from './docs.ts';
import { createNearPages } from './near-pages.ts';
import { entryOf, type Route } from './route.ts';
import { blogRoutes } from './routes/blog-routes.ts';
import { categorySlugs, docsRoutes, docsUrl } from './routes/docs-routes.ts';
import { notFoundRoute, pageRoutes, searchRoute } from './routes/page-routes.ts';
import type { Site } from './site.ts';

/** Returns the graph of a site: every page x locale x version. Two pages with one address and names that lead nowhere are problems. */
export function createSite(config: Config, content: Content): Outcome<Site> {
  const docs = content.docs.map((set) => createDocs(config, set));
  const byVersion = groupBy(
    docs.map(({ value }) => value),
    docsKey,
  );
  const slugs = new Map([...byVersion].map(([key, locales]) => [key, categorySlugs(locales)]));
  const blogs = content.blogs.map(createBlog);
  const routes = [
    ...content.pages.flatMap(pageRoutes),
    ...docs.flatMap(({ value }) => docsRoutes(value, slugs.get(docsKey(value)) ?? new Map())),
    ...blogs.flatMap((blog) => blogRoutes(config, blog)),
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
    docs: docs.map(({ value }) => value),
    categorySlugs: slugs,
    blogs,
    staticFiles: new Set(content.staticFiles),
    homes: homeUrls(
      config,
      docs.map(({ value }) => value),
      routes,
    ),
    near: createNearPages(routes),
  };
  return { value: site, problems: [...unique(docs.flatMap(({ problems }) => problems)), ...checkOutputs(site)] };
}

/** The page at the root of a locale; without one, the main doc of its first docs, else any page. */
function homeUrls(config: Config, docs: readonly Docs[], routes: readonly Route[]): ReadonlyMap<string, string> {
  return new Map(
    config.locales.map((locale) => {
      const own = routes.filter((route) => route.locale.name === locale.name && route.collection !== null);
      const root = own.find(({ url }) => url === pageUrl(locale));
      const main = docs.find(({ set, mainDoc }) => set.locale.name === locale.name && mainDoc !== null);
      const mainUrl = main?.mainDoc ? docsUrl(main, main.mainDoc.slug) : undefined;
      return [locale.name, root?.url ?? mainUrl ?? own[0]?.url ?? pageUrl(config.locales[0])];
    }),
  );
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

/** A sidebar is built once a locale; what is wrong with it is said once. */
function unique(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.title}`, problem])).values(),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
