import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Returns the elements that a selector matches, in the order of the page: `.` and a class, the name
 * of a tag, or `*`.
 */
export function all(tree: Nodes, selector: string): readonly Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    const { className } = node.properties;
    const matches = selector.startsWith('.')
      ? Array.isArray(className) && className.includes(selector.slice(1))
      : selector === '*' || node.tagName === selector;
    if (matches) found.push(node);
  });
  return found;
}

/** Returns the only element that a selector matches; throws unless there is exactly one. */
export function one(tree: Nodes, selector: string): Element {
  const [first, ...others] = all(tree, selector);
  if (!first || others.length > 0) throw new Error(`${selector} is there ${others.length + (first ? 1 : 0)} times`);
  return first;
}

/** Returns the text of every match, with white space collapsed. */
export function texts(tree: Nodes, selector: string): readonly string[] {
  return all(tree, selector).map(textOf);
}

/** Returns the links of a part of a page as `[text, address]`. */
export function links(tree: Nodes): readonly (readonly [string, string])[] {
  return all(tree, 'a').map((link) => [textOf(link), String(link.properties['href'])]);
}

/** Returns an attribute of every match, as text. */
export function attributes(tree: Nodes, selector: string, name: string): readonly string[] {
  return all(tree, selector).flatMap(({ properties }) =>
    properties[name] === undefined ? [] : [String(properties[name])],
  );
}

/** Returns the text of an element, with white space collapsed. */
export function textOf(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}
