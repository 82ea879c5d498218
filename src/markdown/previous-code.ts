import type { Element, Root } from 'hast';
import { eachElement } from './page/walk.ts';

declare module 'hast' {
  interface ElementData {
    /** Of a code block: names all that it was made of, so that it need not be made again. */
    code?: string | undefined;
  }
}

/** Returns the code blocks of a compiled page by what they were made of. */
export function previousCodeOf(tree: Root): ReadonlyMap<string, Element> {
  const blocks = new Map<string, Element>();
  eachElement(tree, (element) => {
    if (element.data?.code !== undefined) blocks.set(element.data.code, element);
  });
  return blocks;
}
