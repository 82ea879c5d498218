import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import type { CompiledPage } from '../../../../src/markdown/page/compiled-page.ts';
import { parseHtml } from '../../../support/parse-html.mjs';
import { unfold } from '../../../support/unfold.ts';

/**
 * Classes that replace the `align` attribute, which HTML no longer has, or that the GFM plugins
 * add for styles.
 */
const ownClass =
  /^(?:align-.*|column-(?:medium|wide)|task-list-item|contains-task-list|footnotes|data-footnote-backref)$/;
const footnoteProperties = ['dataFootnotes', 'dataFootnoteRef', 'ariaDescribedBy'];

/**
 * Returns HTML in one spelling: parsed and printed again, so that only what a browser would make of
 * it counts. Addresses are encoded, since a compiled page keeps them as written; comments are taken
 * out, since a compiled page has none.
 */
export function canonicalHtml(html: string): string {
  // The newline at the end would go into an element that is left open.
  return canonicalTree(parseHtml(html.replace(/\n$/, ''), { fragment: true }));
}

/** Returns a tree as `canonicalHtml` spells it. */
export function canonicalTree(tree: Root): string {
  // Printed and parsed once, so that what only a tree can say, such as two texts side by side, is
  // gone.
  const parsed = parseHtml(toHtml(tree, { allowDangerousHtml: true }), { fragment: true });
  return toHtml({ type: 'root', children: parsed.children.flatMap(canonicalNode) }).trim();
}

/**
 * Returns a compiled page as `canonicalHtml` spells it, with what docsgen adds or replaces by
 * design taken back.
 */
export function canonicalPage(page: CompiledPage): string {
  const made = new Set(page.headings.filter(({ explicit }) => !explicit).map(({ id }) => id));
  const children = unfold(page.tree).children.flatMap((node) =>
    node.type === 'element' ? withoutOurs(node, made) : node,
  );
  return canonicalTree({ type: 'root', children });
}

function canonicalNode<T extends Root['children'][number] | ElementContent>(node: T): (T | Element)[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const properties = Object.fromEntries(
    Object.entries(node.properties).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  for (const name of ['href', 'src']) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = normalizeUri(value);
  }
  // Browsers show no text between the rows of a table, so it is left out of pages.
  const isRow = ['table', 'thead', 'tbody', 'tr'].includes(node.tagName);
  const children = isRow ? node.children.filter((child) => child.type !== 'text') : node.children;
  return [{ ...node, properties, children: children.flatMap(canonicalNode) }];
}

/**
 * Takes back what docsgen and the plugins under it add to elements: ids, names and classes.
 * Highlighted code becomes plain.
 */
function withoutOurs(node: Element, madeIds: ReadonlySet<string>): Element | [] {
  if (node.tagName === 'docs-code') return plainCode(node);
  const { className, dataFootnoteBackref: _number, ...properties } = node.properties;
  if (properties['id'] === 'footnote-label') return [];
  // No example gives its title an id.
  if (node.tagName === 'h1') delete properties['id'];
  if (node.tagName === 'a') delete properties['dir'];
  if (/^h[2-6]$/.test(node.tagName) && madeIds.has(String(properties['id']))) delete properties['id'];
  for (const name of node.tagName === 'input' ? ['ariaLabel'] : footnoteProperties) delete properties[name];
  const names = Array.isArray(className) ? className.map(String) : [];
  const align = names.find((name) => name.startsWith('align-'))?.slice('align-'.length);
  const others = names.filter((name) => !ownClass.test(name));
  return {
    ...node,
    properties: {
      ...properties,
      ...(others.length > 0 ? { className: others } : {}),
      ...(align === undefined ? {} : { align }),
    },
    children: node.children.flatMap((child) => (child.type === 'element' ? withoutOurs(child, madeIds) : child)),
  };
}

function plainCode(node: Element): Element {
  const lang = String(node.properties['lang']);
  const text = toString(node);
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: lang === 'text' ? {} : { className: [`language-${lang}`] },
    children: text === '' ? [] : [{ type: 'text', value: `${text}\n` }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}
