import type { Config } from '../config/config.ts';
import { servedBase } from '../site/graph/address.ts';
import type { OutputAddresses } from './folder/site-addresses.ts';

/** Returns how the addresses of an output of a configured site are resolved. */
export function addressesOf(config: Config): OutputAddresses {
  const base = servedBase(config);
  const { origin } = new URL(config.url);
  const homes = config.locales.flatMap(({ away }) => (away === null ? [] : new URL(away.address)));
  const others = homes.filter((home) => home.origin === origin && home.pathname !== base).map((home) => home.pathname);
  return {
    base,
    isRelative: config.base === './',
    origin,
    trailingSlash: config.trailingSlash,
    others: others.filter((path) => path.startsWith(base)),
  };
}
