import bidiPackage, { type Bidi } from 'bidi-js';

/** Returns what finds the directions in a text, by the rules of Unicode. */
export function createBidi(): Bidi {
  if (!isFactory(bidiPackage)) throw new Error('`bidi-js` exports no function');
  return bidiPackage();
}

/**
 * The types of the package describe it as a module with a default export, which Node does not see.
 */
function isFactory(value: unknown): value is () => Bidi {
  return typeof value === 'function';
}
