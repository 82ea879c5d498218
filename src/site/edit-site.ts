import { type EditedTexts, editSets } from '../content/edited-texts.ts';
import type { Entry } from '../content/content.ts';
import type { CollectionType } from './collection-type.ts';
import { createNearPages } from './graph/near-pages.ts';
import type { Redirect } from './graph/redirects.ts';
import type { CollectionGraph, Route, Site } from './graph/site.ts';
import { homeRedirect } from './own-pages/homes.ts';

/**
 * Returns the graph of a site after texts in the front matter of content files were edited, by the
 * paths of the files. It equals what `createSite` would return, and takes over everything that does
 * not depend on these texts. Returns null if the graph must be created again.
 */
export function editSite(
  site: Site,
  edits: ReadonlyMap<string, EditedTexts>,
  types: readonly CollectionType[],
): Site | null {
  const { config, content } = site;
  // Routes are matched by address, so each needs its own.
  if (site.byUrl.size !== site.routes.length) return null;
  const sets = editSets(content.sets, edits);
  // The lines of redirects in front matter may have moved.
  if (sets.some(({ entries }) => entries.some((entry) => hasRedirects(entry) && edits.has(entry.source.file))))
    return null;
  const graphs = [...site.collections].map(([key, graph]): readonly [string, CollectionGraph | null] => {
    const own = sets.filter(({ collection }) => collection.key === key);
    if (own.every((set) => content.sets.includes(set))) return [key, graph];
    const type = types.find(({ name }) => name === graph.collection.type);
    return [key, type?.editTexts?.({ config, strings: content.strings }, graph, own) ?? null];
  });
  const collections = new Map(graphs.flatMap(([key, graph]) => (graph === null ? [] : [[key, graph]])));
  if (collections.size < site.collections.size) return null;
  const edited = new Map([...collections.values()].flatMap((graph) => graph.routes).map((route) => [route.url, route]));
  const routes = site.routes.map((route) => editRoute(route, edited, content.staticFiles));
  const byUrl = new Map(routes.map((route) => [route.url, route]));
  return {
    ...site,
    content: { ...content, sets },
    routes,
    byUrl,
    byKey: editKeys(site, routes),
    collections,
    redirects: { ...site.redirects, exact: site.redirects.exact.map((each) => retarget(each, byUrl)) },
    near: createNearPages(routes, content.folders),
  };
}

function hasRedirects({ frontMatter }: Entry): boolean {
  return frontMatter.redirect_from !== undefined;
}

/** Returns the edited route at the same address. A redirect to an edited page has its title. */
function editRoute(route: Route, edited: ReadonlyMap<string, Route>, staticFiles: readonly string[]): Route {
  const target = route.target && edited.get(route.target.url);
  if (target && target !== route.target) return homeRedirect(target, staticFiles) ?? route;
  return edited.get(route.url) ?? route;
}

/** The page of a redirect has a title, too. */
function retarget(redirect: Redirect, byUrl: Site['byUrl']): Redirect {
  const { page } = redirect;
  return page === null ? redirect : { ...redirect, page: byUrl.get(page.url) ?? page };
}

function editKeys(site: Site, routes: readonly Route[]): Site['byKey'] {
  const byKey = new Map(site.byKey);
  for (const [index, route] of routes.entries()) {
    if (route === site.routes[index]) continue;
    byKey.set(route.key, new Map(byKey.get(route.key)).set(route.locale.name, route));
  }
  return byKey;
}
