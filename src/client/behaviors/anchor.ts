import { decodeComponent } from '../../shared/decode-address.ts';

/** Returns the element whose id is the hash of an address, encoded or decoded; null for none. */
export function findAnchor({ hash }: { readonly hash: string }): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decodeComponent(id));
}
