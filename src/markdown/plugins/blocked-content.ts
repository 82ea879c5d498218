import { asProblem } from '../../shared/problem.ts';
import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { type AllowedAddresses, findBlockedAddresses } from '../../shared/content-policy.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/** Attributes whose property name in the tree is different. */
const propertyNames: ReadonlyMap<string, string> = new Map([
  ['formaction', 'formAction'],
  ['srcdoc', 'srcDoc'],
  ['srcset', 'srcSet'],
  ['xlink:href', 'xLinkHref'],
]);

/**
 * Reports content that the content security policy of the pages blocks. Otherwise readers would see
 * a gap, and the author would not notice it.
 */
export function blockedContent(allowed: AllowedAddresses): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    eachElement(tree, (element) => {
      const { name, read } = attributesOf(element);
      for (const { title, hint } of findBlockedAddresses(name, read, allowed)) {
        messages.push(asProblem({ code: 'blocked-content', title, hint, ...placeOf(element) }));
      }
    });
  };
}

/**
 * Returns the name of an element and a function that reads its attributes. For an `.mdx` element
 * with JavaScript attributes, only plain attributes can be read.
 */
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
