import { staticSource } from '../../content/scan-static.ts';
import type { Route, Site } from '../graph/site.ts';

/** Returns the picture for links to a page, as it is configured; null for none. */
export function imageOf({ config }: Pick<Site, 'config'>, route: Route): string | null {
  return ownPicture(route) ?? config.image;
}

/** Returns the picture for shared links that a page has itself, as it is written; null for none. */
export function ownPicture({ entry, image }: Route): string | null {
  return entry?.frontMatter.image ?? image ?? null;
}

/**
 * Returns the file of that picture, relative to the site's root; null for a picture elsewhere, and
 * for a page whose links are not shared.
 */
export function sharedPicture(site: Pick<Site, 'config' | 'content' | 'staticFiles'>, route: Route): string | null {
  const path = route.target ? null : (imageOf(site, route)?.replace(/^\//, '') ?? null);
  return path !== null && site.staticFiles.has(path) ? staticSource(site.content, path) : null;
}
