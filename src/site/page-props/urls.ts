import type { Config } from '../../config/config.ts';
import { createAddresses } from '../graph/address.ts';

/**
 * Returns the absolute URL of a page. With a relative base, the path under which the site is served
 * is unknown, so `/` is assumed.
 */
export function absolutePageUrl(config: Pick<Config, 'url' | 'base' | 'trailingSlash'>, url: string): string {
  return config.url + createAddresses(config, null).page(url);
}

/** Returns the absolute URL of a file of the output, under the same assumption. */
export function absoluteFileUrl(config: Pick<Config, 'url' | 'base' | 'trailingSlash'>, path: string): string {
  return config.url + createAddresses(config, null).file(path);
}
