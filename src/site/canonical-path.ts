import type { Config } from '../config/config.ts';

/**
 * Returns the path under which a page is linked: with or without a trailing slash, as static hosts
 * redirect to it. A path that is not a page is returned unchanged. Paths begin with a slash and are
 * relative to the base. `isPage` is called with a path without a trailing slash.
 */
export function canonicalPath(
  { base, trailingSlash, locales }: Pick<Config, 'base' | 'trailingSlash' | 'locales'>,
  path: string,
  isPage: (path: string) => boolean,
): string {
  const isHome = path === '/' || locales.some((locale) => path === `/${locale.path}/` || path === `/${locale.path}`);
  const rule = base === './' || isHome ? 'always' : trailingSlash;
  const bare = path.replace(/\/+$/, '');
  if (rule === 'ignore' || !isPage(bare)) return path;
  return rule === 'always' ? `${bare}/` : bare;
}
