import type { Problem } from '../shared/problem.ts';
import { DocsgenError, hasErrors } from '../shared/problem.ts';
import { describeRoute } from '../site/describe-route.ts';
import type { RouteInfo } from '../shared/route-info.ts';

/** Which site to read. */
export interface SiteSettings {
  /** The site's folder. Default: the current folder. */
  root?: string | undefined;
  /** Include drafts and hidden locales. Default: false. */
  drafts?: boolean | undefined;
}

/** Which routes to list. */
export interface RouteSettings extends SiteSettings {
  /** Names of the locales. Default: all. */
  locales?: readonly string[] | undefined;
  /** Names of the kinds, such as `doc`. Default: all. */
  kinds?: readonly string[] | undefined;
  /**
   * Only pages whose file, or a file that it includes, has changed since this git ref, or since
   * this day, such as `2026-11-21`. Which files a page includes is known after a build. Default:
   * all.
   */
  changed?: string | undefined;
}

/** A site that was read but not built. */
export interface LoadedSite {
  /** Absolute path of its folder. */
  readonly root: string;
  /** Origin of its address, without a slash at the end. */
  readonly url: string;
  readonly base: string;
  /** Names of its locales; the first is the source locale. */
  readonly locales: readonly string[];
  /** All pages, sorted by address. */
  readonly routes: readonly RouteInfo[];
  /** The mistakes that can be found before texts are compiled. */
  readonly problems: readonly Problem[];
}

/**
 * Returns a site with all its routes and mistakes, without building it. Throws a `DocsgenError` if
 * its configuration has mistakes.
 */
export async function loadSite({ root = '.', drafts = false }: SiteSettings = {}): Promise<LoadedSite> {
  const { loadSite: load } = await import('../pipeline/load-site.ts');
  const { value, problems } = await load({ root, drafts });
  const { config, routes } = value;
  const locales = config.locales.map(({ name }) => name);
  return {
    root: config.root,
    url: config.url,
    base: config.base,
    locales,
    routes: routes.map((route) => describeRoute(value, route)),
    problems,
  };
}

/**
 * Returns the routes of a site, as `docsgen routes --json` prints them. Throws a `DocsgenError` if
 * the site has errors, if it does not have a locale or a kind that is named, or if git does not
 * know the ref.
 */
export async function listRoutes({ root = '.', drafts = false, ...filters }: RouteSettings = {}): Promise<
  readonly RouteInfo[]
> {
  const { loadSite: load } = await import('../pipeline/load-site.ts');
  const { selectRoutes } = await import('../pipeline/select-routes.ts');
  const { value, problems } = await load({ root, drafts });
  if (hasErrors(problems)) throw new DocsgenError(problems);
  return (await selectRoutes(value, filters)).map((route) => describeRoute(value, route));
}
