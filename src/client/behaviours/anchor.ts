/** Returns the element that the hash of an address names, null for none. */
export function findAnchor({ hash }: { readonly hash: string }): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
