import type { Config, Locale } from '../../config/config.ts';
import type { Content } from '../../content/content.ts';
import type { Blog } from './blog.ts';
import type { Docs } from './docs.ts';
import type { NearPages } from './near-pages.ts';
import type { Route } from './route.ts';
import type { CategorySlugs } from './docs-routes.ts';

/** Every page of every locale and version, with lookups. Pure data: using it reads no files. */
export interface Site {
  readonly config: Config;
  readonly content: Content;
  /** Sorted by address. */
  readonly routes: readonly Route[];
  readonly byUrl: ReadonlyMap<string, Route>;
  /** The routes of a page in all locales: by its key, then by the locale's name. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, Route>>;
  /**
   * Key of the page of a content file. Files are named `<collection>/<path>`, without extension, or
   * `<collection>@<version>/<path>` for docs of a version other than `current`.
   */
  readonly keyOfFile: ReadonlyMap<string, string>;
  readonly docs: readonly Docs[];
  readonly categorySlugs: ReadonlyMap<string, CategorySlugs>;
  readonly blogs: readonly Blog[];
  /**
   * Content files that were renamed since the dev server started: new path by old path, both
   * relative to the root. Empty in a build.
   */
  readonly renamed: ReadonlyMap<string, string>;
  /** Files of `static/`, relative to it. */
  readonly staticFiles: ReadonlySet<string>;
  /** Address of each locale's home page, by the locale's name. */
  readonly homes: ReadonlyMap<string, string>;
  /** Finds the pages that were probably meant by broken links. */
  readonly near: NearPages;
}

/**
 * Returns the docs of a version of a collection in a locale; null for none. The default is the
 * latest version.
 */
export function findDocs(site: Site, collection: string, locale: Locale, version?: string): Docs | null {
  const sets = site.docs.filter(({ set }) => set.collection.key === collection && set.locale.name === locale.name);
  return sets.find(({ set }) => set.version.name === (version ?? set.collection.latest)) ?? null;
}

/** Returns the route of a page in a locale; null if the locale does not have the page. */
export function findRoute(site: Site, key: string, locale: Locale): Route | null {
  return site.byKey.get(key)?.get(locale.name) ?? null;
}

/** Returns the route of a doc; null for none. */
export function findDocRoute(site: Site, { set }: Docs, id: string): Route | null {
  return findRoute(site, `${set.collection.key}@${set.version.name}/doc:${id}`, set.locale);
}
