import { isExternal } from '../../shared/is-external.ts';
import type { Addresses } from '../graph/address.ts';
import type { Redirect } from '../graph/redirects.ts';

/** Returns the address that a redirect leads to, as links are written. */
export function redirectTarget({ page, to, rest }: Redirect, addresses: Addresses): string {
  if (page) return addresses.page(page.url, rest);
  return (isExternal(to) ? to : addresses.file(to.slice(1))) + rest;
}
