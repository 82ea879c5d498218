import { localize } from '../../config/localize.ts';
import type { Outcome } from '../../shared/problem.ts';
import type { CollectionType, GraphSite } from '../../site/collection-type.ts';
import { findRoute, type PageContext } from '../../site/graph/site.ts';
import type { CollectionRoute } from './collection-main.ts';
import { collectionRoutes, createKinds } from './collection-routes.ts';
import { createNavbarItems, type LinkedGraph, planItemLinks } from './navbar-items.ts';
import type { OpenedType, PluginCollection, PluginSet } from './opened-type.ts';
import { planPages } from './plan-pages.ts';
import { scanEntries } from './scan-entries.ts';
import { frontMatterSchema, optionsSchema, resolveCollection } from './type-schemas.ts';

/** Returns the type of collection that a plugin defines. */
export function createCollectionType(type: OpenedType): CollectionType {
  const { definition } = type;
  const kindOf = createKinds(definition);
  const createGraph = (
    site: GraphSite,
    collection: PluginCollection,
    sets: readonly PluginSet[],
  ): Outcome<LinkedGraph> => {
    const plans = sets.map((set) => planPages(type, set));
    const routes = plans.flatMap(({ value }) => collectionRoutes(collection, value, kindOf));
    const ids = new Map(routes.flatMap(({ entry, key }) => (entry ? [[entry.path, key] as const] : [])));
    // What a plan with mistakes lacks would be another one.
    const complete = plans.filter(({ problems }) => problems.length === 0);
    const links = complete.map(({ value: plan }) => planItemLinks(type, site.config, collection, plan));
    const value: LinkedGraph = {
      collection,
      routes,
      itemLinks: new Map(complete.map(({ value: { locale } }, at) => [locale.name, links[at]?.value ?? new Map()])),
      findById: (known, { locale }, id) => {
        const key = ids.get(id);
        return key === undefined ? null : findRoute(known, key, locale);
      },
      listPages: (context) => listPages(context, collection, routes),
    };
    return { value, problems: [...plans, ...links].flatMap(({ problems }) => problems) };
  };
  return {
    name: definition.name,
    options: optionsSchema(definition),
    navbarItems: createNavbarItems(type),
    frontMatter: frontMatterSchema(definition),
    isMetadataFile: () => false,
    ignoredKinds: [],
    components: null,
    resolve: (key, options) => resolveCollection(definition, key, options),
    scan: (scan, collection: PluginCollection) => scanEntries(definition, scan, collection),
    createGraph,
  };
}

function listPages({ locale, to }: PageContext, { title }: PluginCollection, routes: readonly CollectionRoute[]) {
  const own = routes.filter((route) => route.locale.name === locale.name && !route.unlisted);
  const list = own.find(({ entry }) => entry === null);
  return {
    label: localize(title, locale),
    href: list ? to.page(list.url) : null,
    items: own
      .filter(({ entry }) => entry !== null)
      .map(({ title: label, url }) => ({ label, href: to.page(url), items: [] })),
  };
}
