/** What a file or a folder may be called, in bytes: all systems that sites are built and served on have this limit. */
export const longestName = 255;

/** Returns the first part of a path that is too long for the name of a file or a folder; null if none is. */
export function longPart(path: string): string | null {
  return path.split('/').find((part) => Buffer.byteLength(part) > longestName) ?? null;
}

/** Returns the beginning of the name of a file, so that a hash and an extension can follow it. Most names are returned as they are. */
export function beginningOf(name: string): string {
  // A character of which only a part fits is left out.
  return new TextDecoder().decode(Buffer.from(name).subarray(0, longestName - 55), { stream: true });
}
