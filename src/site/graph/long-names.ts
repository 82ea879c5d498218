/**
 * Maximum length of the name of a file or folder, in bytes. Common file systems have this limit.
 */
export const longestName = 255;

/** Returns the first segment of a path that is too long for a file name; null for none. */
export function longPart(path: string): string | null {
  // UTF-8 has at most three bytes for each unit of a string.
  if (path.length * 3 <= longestName) return null;
  return path.split('/').find((part) => Buffer.byteLength(part) > longestName) ?? null;
}

/**
 * Returns the beginning of a file name, short enough for a hash and an extension to follow. Most
 * names are returned unchanged.
 */
export function beginningOf(name: string): string {
  // With `stream`, the decoder drops a character that is cut off at the end.
  return new TextDecoder().decode(Buffer.from(name).subarray(0, longestName - 55), { stream: true });
}
