import type { Finding, FoundElement } from '../page/finding.ts';
import type { PageElement, ParsedPage } from '../page/parsed-page.ts';

/** A page, and what the rules about it may ask. */
export interface PageContext {
  readonly page: ParsedPage;
  /** Its file, relative to the output folder. */
  readonly output: string;
}

/** A rule that needs nothing but one page. */
export type PageRule = (context: PageContext) => readonly Finding[];

/** Returns an element as plain data. */
export function describeElement({ name, attributes, offset, region }: PageElement): FoundElement {
  const shown = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${shorten(value, 60)}"`,
  );
  return { tag: shorten(`<${[name, ...shown].join(' ')}>`, 160), region, offset };
}

/** Returns a text that is at most this long. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character must not be cut in two.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
