import { followPatterns } from '../../shared/redirect-patterns.ts';
import { createAddresses, servedBase } from '../graph/address.ts';
import { addressOf } from '../graph/redirects.ts';
import type { Site } from '../graph/site.ts';
import { redirectTarget } from './redirect-target.ts';

/**
 * Returns where the site leads readers of an old address, as links are written; null if the address
 * is not an old one. `path` is decoded and relative to the base, with a slash at its begin.
 */
export function followRedirect({ config, redirects }: Site, path: string): string | null {
  const from = addressOf(path);
  const exact = redirects.exact.find((redirect) => redirect.from === from);
  if (exact) return redirectTarget(exact, createAddresses(config, null));
  const target = followPatterns(redirects.patterns, from);
  if (target === null) return null;
  return target.startsWith('/') ? servedBase(config) + encodeURI(target.slice(1)) : target;
}
