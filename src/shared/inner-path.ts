/**
 * Control characters, including NUL, and unpaired surrogates. No file system and no address can
 * contain them.
 */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns whether a path stays inside its start folder on every system: its segments are separated
 * by single forward slashes, and none is empty, `.` or `..`.
 */
export function isInnerPath(path: string): boolean {
  if (unprintable.test(path) || path.includes('\\')) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

/** Blanks, and characters with a special meaning in addresses or HTML. */
const reserved = /[\s?#%<>"`|^{}]/u;

/**
 * Returns whether a path can be used in an address unchanged and names the same file in the output.
 * Such a path is an inner path, optionally with a slash at the start or the end, without characters
 * that must be encoded in an address or have a special meaning there.
 */
export function isAddressPath(path: string): boolean {
  return !reserved.test(path) && isInnerPath(path.replace(/^\/|\/$/g, ''));
}

/**
 * Returns a path without the characters that `isAddressPath` rejects: blanks become hyphens, others
 * are removed.
 */
export function fixAddressPath(path: string): string {
  return path.replace(/\s+/g, '-').replace(/[\p{Cc}\p{Cs}?#%\\<>"`|^{}]/gu, '');
}
