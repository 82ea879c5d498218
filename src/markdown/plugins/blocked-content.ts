import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { findBlockedAddresses } from '../../shared/content-policy.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/** Names of attributes that a tree has under others. */
const propertyNames: ReadonlyMap<string, string> = new Map([
  ['formaction', 'formAction'],
  ['srcdoc', 'srcDoc'],
  ['srcset', 'srcSet'],
  ['xlink:href', 'xLinkHref'],
]);

/**
 * Reports what the policy of the pages blocks: readers would see a hole, and the author nothing of
 * it.
 */
export function blockedContent({ origin }: { readonly origin: string }): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    eachElement(tree, (element) => {
      const { name, read } = attributesOf(element);
      for (const finding of findBlockedAddresses(name, read, origin)) {
        messages.push({ severity: 'error', ...finding, ...placeOf(element) });
      }
    });
  };
}

/** An element of `.mdx` that has JavaScript in some attribute says what is plain in the others. */
function attributesOf({ tagName, properties, data }: Element) {
  if (!data?.jsx) return { name: tagName, read: (name: string) => text(properties[propertyNames.get(name) ?? name]) };
  const { name, attributes } = data.jsx;
  const find = (wanted: string) => attributes.find((each) => each.name?.toLowerCase() === wanted);
  const read = (wanted: string) => {
    const found = find(wanted);
    return found && 'value' in found ? text(found.value) : undefined;
  };
  return { name, read };
}

function text(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : undefined;
}
