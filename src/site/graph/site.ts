import type { Config, Locale } from '../../config/config.ts';
import type { Content } from '../../content/content.ts';
import type { Blog } from './blog.ts';
import type { Docs } from './docs.ts';
import type { NearPages } from './near-pages.ts';
import type { Route } from './route.ts';
import type { CategorySlugs } from './docs-routes.ts';

/** Every page of every locale and version, and how to find one. Pure data: no file is read behind it. */
export interface Site {
  readonly config: Config;
  readonly content: Content;
  /** Sorted by address. */
  readonly routes: readonly Route[];
  readonly byUrl: ReadonlyMap<string, Route>;
  /** All locales' forms of a page, by its key, then by the locale's name. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, Route>>;
  /** Key of the page that a content file makes, by `<collection>@<version>/<path>` for docs and `<collection>/<path>` for others, without extension. */
  readonly keyOfFile: ReadonlyMap<string, string>;
  readonly docs: readonly Docs[];
  readonly categorySlugs: ReadonlyMap<string, CategorySlugs>;
  readonly blogs: readonly Blog[];
  /**
   * What content files are called now that have had another name since the site was first looked
   * at; both relative to the root. Nothing in a build.
   */
  readonly renamed: ReadonlyMap<string, string>;
  /** Files of `static/`, relative to it. */
  readonly staticFiles: ReadonlySet<string>;
  /** Address of each locale's home page, by the locale's name. */
  readonly homes: ReadonlyMap<string, string>;
  /** What is likely meant by links that lead nowhere. */
  readonly near: NearPages;
}

/** Returns the docs of a version of a collection in a locale; without a name, of the latest version. */
export function findDocs(site: Site, collection: string, locale: Locale, version?: string): Docs | null {
  const sets = site.docs.filter(({ set }) => set.collection.key === collection && set.locale.name === locale.name);
  return sets.find(({ set }) => set.version.name === (version ?? set.collection.latest)) ?? null;
}

/** Returns the form of a page in a locale, null where it has none. */
export function findRoute(site: Site, key: string, locale: Locale): Route | null {
  return site.byKey.get(key)?.get(locale.name) ?? null;
}

/** Returns the route of a doc. */
export function findDocRoute(site: Site, { set }: Docs, id: string): Route | null {
  return findRoute(site, `${set.collection.key}@${set.version.name}/doc:${id}`, set.locale);
}
