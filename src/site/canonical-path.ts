import type { Config } from '../config/config.ts';
import { spellingsOf } from '../shared/spellings.ts';

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

/**
 * Returns the path of the page that a path spells otherwise: in other letters, with `.html` or
 * `index.html`, or with doubled slashes; null for none. `findPage` returns the path of a page as it
 * is spelled, or null, and is called with a path without a slash at the end.
 */
export async function respelledPath(
  config: Parameters<typeof canonicalPath>[0],
  path: string,
  findPage: (path: string) => string | null | Promise<string | null>,
): Promise<string | null> {
  for (const spelling of [path, ...spellingsOf(path)]) {
    const page = await findPage(spelling);
    if (page !== null && page !== path) return canonicalPath(config, page, () => true);
  }
  return null;
}

/** Returns whether a path is never the one that counts, although most servers would find a file. */
export function isRespelled({ base }: Pick<Config, 'base'>, path: string): boolean {
  return path.includes('//') || (base !== './' && path.endsWith('/index.html'));
}
