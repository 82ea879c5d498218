import type { Config } from '../config/config.ts';
import { servedBase } from '../site/graph/address.ts';
import type { SiteAddresses } from './folder/site-folder.ts';

/** Returns how the addresses of a configured site are resolved. */
export function addressesOf(config: Config): Omit<SiteAddresses, 'files'> {
  return {
    base: servedBase(config),
    isRelative: config.base === './',
    origin: new URL(config.url).origin,
    trailingSlash: config.trailingSlash,
  };
}
