const { currentScript } = document;

/**
 * Address of the early script. It is known only while the script starts, and to no module: the script is a classic one, since browsers
 * refuse modules from disk and say so on the console.
 */
const ownAddress = currentScript instanceof HTMLScriptElement ? currentScript.src : '';

/** Returns the address of a file by its path from the early script, beside which all other scripts lie. */
export function beside(path: string): URL {
  return new URL(path, ownAddress);
}
