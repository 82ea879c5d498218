/**
 * Returns a path or an id of an address without percent-encoding. A text that is not valid encoding,
 * such as `100%`, stays as it is.
 */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns an address as people read it, with the encoding of signs that have a meaning in addresses. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
