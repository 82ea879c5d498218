import type { Element, Root } from 'hast';
import { eachElement } from './page/walk.ts';

declare module 'hast' {
  interface ElementData {
    /** Fingerprint of all inputs of a code block. A block with the same fingerprint is reused. */
    code?: string | undefined;
  }
}

/** Returns the code blocks of a compiled page by their fingerprints (`data.code`). */
export function previousCodeOf(tree: Root): ReadonlyMap<string, Element> {
  const blocks = new Map<string, Element>();
  eachElement(tree, (element) => {
    if (element.data?.code !== undefined) blocks.set(element.data.code, element);
  });
  return blocks;
}
