/** Returns the element whose id is the hash of an address, encoded or decoded; null for none. */
export function findAnchor({ hash }: { readonly hash: string }): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/** Returns the text unchanged if it is not valid encoding, such as `100%`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
