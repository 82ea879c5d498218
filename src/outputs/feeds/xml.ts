import { escapeValue } from '../../shared/escape.ts';

/** An element of XML, a text, or HTML as a text. */
export type XmlNode = string | { readonly html: string } | XmlElement;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** Returns an element. Children that are null are left out. */
export function xml(
  name: string,
  attributes: XmlElement['attributes'] = {},
  ...children: readonly (XmlNode | null)[]
): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) };
}

/**
 * Returns an XML document. An element contains elements, on lines of their own, or text. The style
 * sheet is for readers who open the document in a browser.
 */
export function xmlDocument(root: XmlElement, styleHref: string): string {
  const style = `<?xml-stylesheet type="text/css" href="${escapeXml(styleHref)}"?>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${style}\n${write(root, '')}\n`;
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  if (children.length === 0) return `${indent}<${start}/>`;
  const elements = children.filter((child) => typeof child !== 'string' && 'name' in child);
  if (elements.length === 0) return `${indent}<${start}>${children.map(writeText).join('')}</${name}>`;
  const lines = elements.map((child) => write(child, `${indent}  `));
  return [`${indent}<${start}>`, ...lines, `${indent}</${name}>`].join('\n');
}

/**
 * HTML is not escaped, so that it can be read in the file, and by programs that unescape it twice.
 */
function writeText(child: XmlNode): string {
  if (typeof child === 'string') return escapeXml(child);
  if (!('html' in child)) return '';
  return `<![CDATA[${withoutControls(child.html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

// XML has no form for these characters, not even an escaped one.
// oxlint-disable-next-line no-control-regex
const notInXml = /[\0-\b\v\f\x0E-\x1F\uFFFE\uFFFF\p{Surrogate}]/gu;

function escapeXml(text: string): string {
  return escapeValue(withoutControls(text));
}

/** Returns a text without what XML cannot contain: control characters and halves of characters. */
export function withoutControls(text: string): string {
  return text.replace(notInXml, '');
}
