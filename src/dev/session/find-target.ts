import { once } from '../../system/once.ts';
import { canonicalPath, isRespelled, respelledPath } from '../../site/canonical-path.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { followRedirect } from '../../site/redirects/follow-redirect.ts';

/** Finds the page of a request. Paths are decoded and relative to the base. */
export interface TargetFinder {
  /**
   * Returns the page at an address or output file, such as `docs/intro` or `docs/intro/index.html`;
   * null for none.
   */
  readonly find: (path: string) => Route | null;
  /** Returns whether a path is the address of a page. */
  readonly isPage: (path: string) => boolean;
  /** Returns the path of the page that differs in capital letters only; null for none. */
  readonly findAnyCase: (path: string) => string | null;
  /** Returns the 404 page of the path's locale; null if there is none. */
  readonly notFound: (path: string) => Route | null;
}

/** Returns the target finder of a site. */
export function createTargetFinder({ routes, byUrl, config }: Site): TargetFinder {
  // Most requests need neither list, and each change of the site has others.
  const byOutput = once(() => new Map(routes.map((route) => [route.output, route])));
  const byLowerCase = once(
    () =>
      new Map(
        routes
          .filter(({ kind }) => !kind.isNotFound)
          .map(({ url }) => [url.replace(/(?!^)\/$/, '').toLowerCase(), url]),
      ),
  );
  const atAddress = (path: string): Route | null => {
    const bare = path.replace(/^\/+|\/+$/g, '');
    const output = bare === '' ? 'index.html' : `${bare}/index.html`;
    const route = byUrl.get(`/${bare}`) ?? byUrl.get(`/${bare}/`);
    // An address may be encoded, and the 404 page is at none.
    return route?.output === output ? route : (byOutput().get(output) ?? null);
  };
  return {
    find: (path) => atAddress(path) ?? byOutput().get(path) ?? null,
    findAnyCase: (path) => byLowerCase().get(path.toLowerCase()) ?? null,
    isPage: (path) => atAddress(path) !== null,
    notFound: (path) => {
      const [first] = path.split('/');
      const locale = config.locales.find((each) => each.path !== '' && each.path === first) ?? config.locales[0];
      return routes.find((route) => route.kind.isNotFound && route.locale === locale) ?? null;
    },
  };
}

/**
 * Returns the address of the page that a path means, if it is another one; null otherwise. `path`
 * is encoded, and relative to the base, with a slash at its begin.
 */
export async function rightAddress({ config }: Site, finder: TargetFinder, path: string): Promise<string | null> {
  const page = isRespelled(config, path) ? await respelled(config, finder, path) : null;
  if (page !== null) return page;
  const canonical = canonicalPath(config, path, (each) => finder.isPage(decodeURIComponent(each)));
  return canonical === path ? null : servedBase(config) + canonical.slice(1);
}

/** Returns where a path leads that is neither a page nor a file; null for nowhere. */
export async function movedAddress(site: Site, finder: TargetFinder, path: string): Promise<string | null> {
  return followRedirect(site, decodeURIComponent(path)) ?? (await respelled(site.config, finder, path));
}

async function respelled(config: Site['config'], finder: TargetFinder, path: string): Promise<string | null> {
  const page = await respelledPath(config, decodeURIComponent(path), finder.findAnyCase);
  return page && servedBase(config) + encodeURI(page).slice(1);
}
