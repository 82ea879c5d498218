import type { Config } from '../../config/config.ts';
import { isExternal } from '../../shared/is-external.ts';
import { createAddresses, type ServedAt } from './address.ts';

type Served = Pick<Config, 'url'> & ServedAt;

/**
 * Returns the absolute URL of a page. With a relative base, the path under which the site is served
 * is unknown, so `/` is assumed.
 */
export function absoluteUrl({ site }: { readonly site: { readonly config: Served } }, url: string): string {
  const address = createAddresses(site.config, null).page(url);
  return isExternal(address) ? address : site.config.url + address;
}

/** Returns the absolute URL of a file in the output folder; `path` is relative to that folder. */
export function absoluteFileUrl({ config }: { readonly config: Served }, path: string): string {
  return config.url + createAddresses(config, null).file(path);
}
