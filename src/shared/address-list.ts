import type { RedirectPattern } from './redirect-patterns.ts';

/**
 * What the 404 page needs to find the page that a reader wants, as a file of the output. Addresses
 * contain the base, and are decoded.
 */
export interface AddressList {
  readonly patterns: readonly RedirectPattern[];
  /** The addresses with capital letters, which lower case does not find. */
  readonly capitals: readonly string[];
}

/** Path of the file, relative to the output folder. */
export const addressListFile = 'assets/404/addresses.json';

/** Name of the `meta` element in 404 pages with the address of the file; empty if there is none. */
export const addressListMeta = 'docsgen-addresses';
