import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';

/** Names that HTML had once, or nearly had: no browser knows them any more, and writers mean words of their own by them. */
const forgotten: ReadonlySet<string> = new Set(
  'applet bgsound blink command content element image isindex keygen menuitem multicol nextid rbc shadow spacer'.split(
    ' ',
  ),
);

const html: ReadonlySet<string> = new Set(htmlTagNames.filter((name) => !forgotten.has(name)));
const svg: ReadonlySet<string> = new Set(svgTagNames.map((name) => name.toLowerCase()));
const mathml: ReadonlySet<string> = new Set(mathmlTagNames);

/** The languages that HTML takes in, each within the element of its name. */
export type Foreign = 'svg' | 'math';

/**
 * Tells whether a tag means an element of HTML, or of a language that it stands in. HTML is written in small letters, or all in capitals; a
 * name such as `Button` is a component, or a type of a programming language.
 */
export function isElementName(name: string, within: ReadonlySet<Foreign> = new Set()): boolean {
  const lower = name.toLowerCase();
  if (within.has('svg') && svg.has(lower)) return true;
  if (within.has('math') && mathml.has(lower)) return true;
  return html.has(lower) && (name === lower || name === name.toUpperCase());
}
