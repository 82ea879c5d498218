import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';

/**
 * Obsolete element names, and names that never became part of HTML. Browsers do not support them.
 * Writers use them as placeholders in their texts.
 */
const obsolete: ReadonlySet<string> = new Set(
  'applet bgsound blink command content element image isindex keygen menuitem multicol nextid rbc shadow spacer'.split(
    ' ',
  ),
);

const html: ReadonlySet<string> = new Set(htmlTagNames.filter((name) => !obsolete.has(name)));
const svg: ReadonlySet<string> = new Set(svgTagNames.map((name) => name.toLowerCase()));
const mathml: ReadonlySet<string> = new Set(mathmlTagNames);

/** The languages that can be embedded in HTML, each in the element of the same name. */
export type Foreign = 'svg' | 'math';

/**
 * Returns whether a tag name is an element of HTML, or of one of the embedded languages in
 * `within`. HTML names are all lowercase or all uppercase. A name such as `Button` is a component,
 * or a type of a programming language.
 */
export function isElementName(name: string, within: ReadonlySet<Foreign> = new Set()): boolean {
  const lower = name.toLowerCase();
  if (within.has('svg') && svg.has(lower)) return true;
  if (within.has('math') && mathml.has(lower)) return true;
  return html.has(lower) && (name === lower || name === name.toUpperCase());
}
