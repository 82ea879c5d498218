import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { JsxAttribute } from './jsx-data.ts';

/**
 * Elements in which HTML allows no paragraph. MDX turns text on a separate line into a paragraph.
 */
const withoutParagraphs: ReadonlySet<string> = new Set(['p', 'summary', 'figcaption', 'dt', 'button', 'a', 'span']);

/**
 * Returns the HTML element for a tag with plain attributes, or null if an attribute is JavaScript.
 */
export function staticElement(
  name: string,
  attributes: readonly JsxAttribute[],
  children: readonly ElementContent[],
): Element | null {
  const plain = attributes.flatMap((attribute) => ('value' in attribute ? [[attribute.name, attribute.value]] : []));
  if (plain.length !== attributes.length) return null;
  const element = h(name, Object.fromEntries(plain), ...unwrapParagraph(name, children));
  // `h` may read the name as a selector, so the tag name is set again.
  return { ...element, tagName: name };
}

function unwrapParagraph(name: string, children: readonly ElementContent[]): readonly ElementContent[] {
  const isHeading = /^h[1-6]$/.test(name);
  if (!isHeading && !withoutParagraphs.has(name)) return children;
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0 ? only.children : children;
}
