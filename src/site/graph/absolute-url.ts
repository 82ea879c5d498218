import { createAddresses } from './address.ts';
import type { Config } from '../../config/config.ts';

type ServedAt = Pick<Config, 'url' | 'base' | 'trailingSlash'>;

/**
 * Returns the absolute URL of a page. With a relative base, the path under which the site is served
 * is unknown, so `/` is assumed.
 */
export function absoluteUrl({ site }: { readonly site: { readonly config: ServedAt } }, url: string): string {
  return site.config.url + createAddresses(site.config, null).page(url);
}

/** Returns the absolute URL of a file in the output folder; `path` is relative to that folder. */
export function absoluteFileUrl({ config }: { readonly config: ServedAt }, path: string): string {
  return config.url + createAddresses(config, null).file(path);
}
