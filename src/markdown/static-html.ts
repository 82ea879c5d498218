import { escapeText, escapeValue } from '../shared/escape.ts';
import type { Element, Text } from 'hast';

/**
 * The HTML of a node in three parts, so that the inner HTML can be used alone. A text node has only
 * `inside`.
 */
export interface StaticHtml {
  readonly start: string;
  readonly inside: string;
  readonly end: string;
}

/**
 * Elements that can be rendered without a component, if all their attributes are plain. The theme
 * has no components for these elements.
 */
const html =
  'abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption hr i ins kbd li mark ol p q s samp section small span strong sub summary sup tbody td tfoot th thead tr u ul var wbr';
const mathml =
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover';

/**
 * Names of the elements whose children can be an HTML string. The element itself can be part of an
 * HTML string too, if its attributes are plain.
 */
export const plainElements: ReadonlySet<string> = new Set(`${html} ${mathml}`.split(' '));
const mathElements: ReadonlySet<string> = new Set(mathml.split(' '));
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);
const plainProperties: ReadonlySet<string> = new Set(['title', 'lang', 'dir']);
/** Elements in which HTML allows no text. White space between their children is dropped. */
const rowElements: ReadonlySet<string> = new Set(['tbody', 'tfoot', 'thead', 'tr']);

/** Returns a text node as HTML. `parentName` is the name of its parent element. */
export function renderText({ value }: Text, parentName: string): StaticHtml {
  const isDropped = rowElements.has(parentName) && value.trim() === '';
  return { start: '', inside: isDropped ? '' : escapeText(value), end: '' };
}

/**
 * Returns an element as HTML, with `inside` as its inner HTML. Returns null if the element needs a
 * component, or if a property is not plain: its value may differ from page to page, or rendering it
 * takes special rules.
 */
export function renderElement({ tagName, properties }: Element, inside: string): StaticHtml | null {
  if (!plainElements.has(tagName)) return null;
  let start = `<${tagName}`;
  for (const [name, value] of Object.entries(properties)) {
    const attribute = value === undefined || value === null ? '' : renderAttribute(tagName, name, value);
    if (attribute === null) return null;
    start += attribute;
  }
  return voidElements.has(tagName)
    ? { start: `${start}/>`, inside: '', end: '' }
    : { start: `${start}>`, inside, end: `</${tagName}>` };
}

function renderAttribute(tagName: string, name: string, value: Element['properties'][string]): string | null {
  if (name === 'className' && Array.isArray(value)) return ` class="${escapeValue(value.join(' '))}"`;
  if (typeof value !== 'string') return null;
  if (plainProperties.has(name)) return ` ${name}="${escapeValue(value)}"`;
  if (/^data(?:[A-Z][a-z]*)+$/.test(name)) {
    const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${attribute}="${escapeValue(value)}"`;
  }
  const isMath = mathElements.has(tagName) && /^[a-z]+$/.test(name);
  return isMath && !/^(?:id|href|style|on.*)$/.test(name) ? ` ${name}="${escapeValue(value)}"` : null;
}
