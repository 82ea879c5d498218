import { posix } from 'node:path';
import type { Config, Locale } from '../../config/config.ts';
import type { Route } from './site.ts';

/**
 * Returns the address of a page as the graph of the site itself has it: `/es/docs/guide`, wherever
 * `es` is served. The page is one of the output of the configuration.
 */
export function siteUrl(
  { domain }: Pick<Config, 'domain'>,
  { url, locale: { name, path } }: Pick<Route, 'url' | 'locale'>,
): string {
  return domain === null ? url : `/${name}${path === '' ? url : url.slice(path.length + 1)}`;
}

/** Returns the same for an address of the output that may have no page. */
export function unplacedUrl(config: Pick<Config, 'domain' | 'locales'>, url: string): string {
  const own = config.locales.filter(({ away }) => away === null);
  const isIn = ({ path }: Locale) => path !== '' && `${url}/`.startsWith(`/${path}/`);
  const locale = own.find(isIn) ?? own.find(({ path }) => path === '');
  return locale ? siteUrl(config, { url, locale }) : url;
}

/**
 * Returns the address that the graph of an output has for an address of the site: `/docs/guide` for
 * `/es/docs/guide` in the output of `es`. Writers know the second only.
 */
export function placedUrl(config: Pick<Config, 'domain' | 'locales'>, url: string): string {
  const locale = config.domain === null ? null : localeOf(config, url);
  if (locale === null) return url;
  const rest = url.slice(sitePath(config, locale).length + 1);
  return locale.path === '' ? rest || '/' : `/${locale.path}${rest}`;
}

/** Returns the locale that an address of the site begins with; null for none. */
export function localeOf(config: Pick<Config, 'domain' | 'locales'>, url: string): Locale | null {
  const isIn = (path: string) => path !== '' && `${url}/`.startsWith(`/${path}/`);
  return config.locales.find((locale) => isIn(sitePath(config, locale))) ?? null;
}

/** In addresses of the site, the name of a locale stands for the place where it is served. */
function sitePath({ domain }: Pick<Config, 'domain'>, { name, path, away }: Locale): string {
  if (domain === null) return path;
  return away?.domain === null ? away.path : name;
}

/**
 * Returns the file of a page, relative to the folder that it is built into, wherever its locale is
 * served.
 */
export function placedOutput({ output, locale: { path, away } }: Route): string {
  return away === null ? output : posix.join(away.path, output.slice(path.length + 1));
}
