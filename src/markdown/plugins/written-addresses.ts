import type { Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

const address = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|[\w.+-]+@[\w-]+\.)\S*$/i;

/**
 * Marks links that show an address as text from left to right. In a text from right to left, the
 * slash at the end of an address would else stand at its beginning.
 */
export function writtenAddresses(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, ({ tagName, properties, children: [text, ...rest] }) => {
      if (tagName !== 'a' || text?.type !== 'text' || rest.length > 0 || properties['dir'] !== undefined) return;
      if (address.test(text.value)) properties['dir'] = 'ltr';
    });
  };
}
