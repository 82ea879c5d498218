/** Returns the element that the hash of an address names, as it is written or decoded; null for none. */
export function findAnchor({ hash }: { readonly hash: string }): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/** Returns the text itself where it is no encoded one, such as `100%`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
