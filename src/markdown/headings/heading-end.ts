/** What an author has written at the end of a heading, such as `{#id}`. */
export interface HeadingEnd {
  /** Offset in the text of the heading, before the white space in front of it. */
  readonly start: number;
  /** Null if there are attributes only. */
  readonly id: string | null;
  /** Attributes that have no effect, as they are written: `.big`, `width=2`. */
  readonly attributes: readonly string[];
}

/** An id may have any signs but white space. Braces in it must have a pair: `{#/users/{id}}`. */
const id = String.raw`(?:[^\s{}]|\{[^\s{}]*\})+`;
const item = String.raw`(?:#[ \t]*${id}|\.[\p{L}_-][^\s{}]*|[\w:-]+=(?:"[^"\n{}]*"|'[^'\n{}]*'|[^\s"'{}]+))`;
const items = String.raw`${item}(?:[ \t]+${item})*[ \t]*`;
const end = new RegExp(
  String.raw`(?<!\\)(?:\{:[ \t]*(${items})\}|\{[ \t]*(?=[#.]|id=|[\w:-]+=["'])(${items})\}|\{/\*[ \t]+#(${id})[ \t]+\*/\}|<!--\s*#([^\s{}]+)\s*-->)\s*$`,
  'u',
);
const separateItems = new RegExp(item, 'gu');
/** The braces of a JavaScript expression begin in another way. */
const braceStart = /^\{(?::|[ \t]*[#.])/;
/** Longer than any heading. It limits the search. */
const longestEnd = 500;

/**
 * Returns the id and the attributes that stand at the end of a heading: `{#id}`, `{: #id}`, `{#id
 * .class}`, `<!-- #id -->`. Returns null for a heading without them. `source` is the heading as it
 * is written, without the marks that close it. This is the only reader of ids: what compiles a
 * page, what scans it, and what writes ids into it must agree.
 */
export function readHeadingEnd(source: string): HeadingEnd | null {
  const from = Math.max(0, source.length - longestEnd);
  const text = source.slice(from);
  if (!/[}>]\s*$/.test(text)) return null;
  const match = end.exec(text);
  if (match === null) return null;
  const [, kramdown, pandoc, ofExpression, ofComment] = match;
  const start = from + text.slice(0, match.index).trimEnd().length;
  const single = ofExpression ?? ofComment;
  if (single !== undefined) return { start, id: single, attributes: [] };
  const parts = (kramdown ?? pandoc ?? '').match(separateItems) ?? [];
  const ids = parts.map(idOf);
  const first = ids.findIndex((each) => each !== null);
  return { start, id: ids[first] ?? null, attributes: parts.filter((_, index) => index !== first) };
}

function idOf(part: string): string | null {
  if (part.startsWith('#')) return part.slice(1).trimStart();
  return /^id=(["']?)(.+)\1$/.exec(part)?.[2] ?? null;
}

/**
 * Returns whether a text, from a brace to its end, is the end of a heading. An expression of MDX
 * never is.
 */
export function isHeadingEnd(text: string): boolean {
  return braceStart.test(text) && readHeadingEnd(text)?.start === 0;
}

/** Returns the source of a heading without its id and attributes. */
export function withoutHeadingEnd(source: string): string {
  return source.slice(0, readHeadingEnd(source)?.start);
}
