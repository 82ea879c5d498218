const { currentScript } = document;

/**
 * Address of the early script. It can only be read while this classic script starts. Modules do not
 * have it, and browsers refuse modules from disk and report that in the console.
 */
const ownAddress = currentScript instanceof HTMLScriptElement ? currentScript.src : '';

/** Returns the address of a file from its path relative to the early script. */
export function beside(path: string): URL {
  return new URL(path, ownAddress);
}
