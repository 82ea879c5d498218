import type { QuoteType, Tokenizer } from 'htmlparser2';

/** A start tag in an HTML string. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
}

export interface HtmlAttribute {
  readonly name: string;
  /** Character references are decoded. */
  readonly value: string;
  /** Range of the value in the HTML, without its quotes. */
  readonly start: number;
  readonly end: number;
}

/**
 * The parser library. Callers import it only when needed: it is slow to load, and few sites use it.
 */
interface HtmlParser {
  readonly Tokenizer: typeof Tokenizer;
  readonly QuoteType: typeof QuoteType;
}

/**
 * Returns the start tags in an HTML string, with the ranges of their attribute values. If an
 * attribute is written twice, the first one counts, as in browsers.
 */
export function scanHtml(html: string, { Tokenizer, QuoteType }: HtmlParser): readonly HtmlElement[] {
  const elements: { readonly name: string; readonly attributes: HtmlAttribute[] }[] = [];
  const nothing = (): void => undefined;
  let name = '';
  let start = 0;
  let value = '';
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (from, to) => elements.push({ name: html.slice(from, to).toLowerCase(), attributes: [] }),
      onattribname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        start = to + (/^\s*=\s*["']?/.exec(html.slice(to))?.[0].length ?? 0);
        value = '';
      },
      onattribdata: (from, to) => {
        value += html.slice(from, to);
      },
      onattribentity: (codepoint) => {
        value += String.fromCodePoint(codepoint);
      },
      onattribend: (quote, to) => {
        const attributes = elements.at(-1)?.attributes;
        const isQuoted = quote === QuoteType.Single || quote === QuoteType.Double;
        const isFirst = attributes?.every((each) => each.name !== name);
        if (isFirst) attributes?.push({ name, value, start, end: isQuoted ? to - 1 : to });
      },
      oncdata: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return elements;
}
