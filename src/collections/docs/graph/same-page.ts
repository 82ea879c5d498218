import { findRoute, type Route, type Site } from '../../../site/graph/site.ts';
import { categoryInVersion, categoryKey, type Docs, docsKey } from './docs.ts';
import { isCategoryRoute } from './docs-routes.ts';

/**
 * Returns the page of a version that shows the same as a page of another version, in the same
 * language; null for none. Unlisted pages lead to each other only.
 */
export function findSamePage(site: Site, route: Route, docs: Docs): Route | null {
  if (route.collection !== docs.set.collection.key || route.version === null) return null;
  const own = docs.versions.get(route.version);
  const key = own ? keyInVersion(own, docs, route) : null;
  const same = key === null ? null : findRoute(site, key, docs.set.locale);
  return same?.unlisted === true && !route.unlisted ? null : same;
}

/** The keys of pages begin with that of their version. */
function keyInVersion(own: Docs, docs: Docs, route: Route): string | null {
  if (!isCategoryRoute(route)) return docsKey(docs) + route.key.slice(docsKey(own).length);
  const category = categoryInVersion(own, docs, route.category.key);
  return category === null ? null : categoryKey(docs, category);
}
