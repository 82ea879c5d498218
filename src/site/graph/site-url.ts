import type { Config } from '../../config/config.ts';
import type { Route } from './site.ts';

/**
 * Returns the address of a page as the graph of the site itself has it: `/es/docs/guide`, wherever `es`
 * is served. The page is one of the output of the configuration.
 */
export function siteUrl({ domain }: Pick<Config, 'domain'>, { url, locale: { name, path } }: Route): string {
  return domain === null ? url : `/${name}${path === '' ? url : url.slice(path.length + 1)}`;
}
