/** Control characters, NUL among them, and halves of a character, which no file system and no address can have. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns whether a path names something inside the folder that it starts from, on every system: segments between single forward
 * slashes, none of them empty, `.` or `..`.
 */
export function isInnerPath(path: string): boolean {
  if (unprintable.test(path) || path.includes('\\')) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

/** Blanks, and what means something else in an address or in HTML. */
const reserved = /[\s?#%<>"`|^{}]/u;

/**
 * Returns whether a path can stand in an address as it is written, and names the same file in the output: an inner path, maybe
 * with a slash before or after it, without characters that an address must encode or reads as something else.
 */
export function isAddressPath(path: string): boolean {
  return !reserved.test(path) && isInnerPath(path.replace(/^\/|\/$/g, ''));
}

/** Returns a path without the characters for which `isAddressPath` refuses it: blanks become hyphens, others go. */
export function fixAddressPath(path: string): string {
  return path.replace(/\s+/g, '-').replace(/[\p{Cc}\p{Cs}?#%\\<>"`|^{}]/gu, '');
}
