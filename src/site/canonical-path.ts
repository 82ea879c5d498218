import type { Config } from '../config/config.ts';

/**
 * Returns the address under which a page is linked, with or without a slash at its end, as static hosts redirect to it; what is no
 * page keeps its own. Paths begin with a slash and lie inside the base; `isPage` is asked about one without a slash at its end.
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
