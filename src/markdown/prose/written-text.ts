import type { Heading, Nodes, Paragraph, Parents, TableCell } from 'mdast';

/** A node that contains words. */
export type Wording = Paragraph | Heading | TableCell;

/** The source text of a paragraph, heading or table cell. */
export interface WrittenText {
  /**
   * The lines, without the marks of the quotes and lists around them. Each character of code,
   * links, pictures and HTML is replaced with `blank`.
   */
  readonly text: string;
  /** Returns the place in the file for an offset in the text. */
  readonly placeOf: (offset: number) => { readonly line: number; readonly column: number };
}

/** Replaces each character that is not part of the author's words. */
export const blank = '\uFFFC';

/** Replaces each character of an address that is a link without brackets. */
export const bareAddress = '\uFFFB';

const transparent: ReadonlySet<string> = new Set(['text', 'emphasis', 'strong', 'delete']);

/**
 * Returns whether the content of an inline node is part of the text. All others are hidden, and so
 * is what the syntax of a plugin has become.
 */
function isTransparent({ type, data }: Nodes): boolean {
  return transparent.has(type) && data?.hName === undefined;
}

/** The tags of HTML around code. In `.mdx`, the element is one node. */
const codeTag = /^<\/?(?:code|pre|kbd|samp|var)\b/i;

interface Line {
  readonly line: number;
  /** Number of characters before the words. */
  readonly indent: number;
  readonly end: number;
}

/**
 * Returns the source text of a node. `lines` are the lines of the file. The text of a generated
 * node is empty.
 */
export function writtenText(node: Wording, lines: readonly string[]): WrittenText {
  const { position } = node;
  if (!position) return { text: '', placeOf: () => ({ line: 1, column: 1 }) };
  const { start, end } = position;
  const own = lines.slice(start.line - 1, end.line).map((source, index): Line => {
    const indent = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(source)?.[0].length ?? 0);
    const line = start.line + index;
    return { line, indent, end: line === end.line ? end.column - 1 : source.length };
  });
  const hidden = hiddenParts(node);
  const written = own.map((line) => blanked(line, lines[line.line - 1] ?? '', hidden.get(line.line) ?? []));
  return { text: written.join('\n'), placeOf: (offset) => locate(offset, own, written) };
}

/** Columns from 0. The end is exclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** What replaces each character. */
  readonly by: string;
}

/**
 * Returns the parts that are not words (code, links, pictures, HTML), by line, in the order of the
 * text.
 */
function hiddenParts(node: Wording): ReadonlyMap<number, readonly Part[]> {
  const byLine = new Map<number, Part[]>();
  const hide = (node: Nodes): void => {
    if (!node.position) return;
    const { start, end } = node.position;
    const by = isBare(node) ? bareAddress : blank;
    for (let line = start.line; line <= end.line; line += 1) {
      const parts = byLine.get(line) ?? [];
      const from = line === start.line ? start.column - 1 : 0;
      parts.push({ start: from, end: line === end.line ? end.column - 1 : Infinity, by });
      byLine.set(line, parts);
    }
  };
  let openCode = 0;
  const search = (parent: Parents): void => {
    for (const child of parent.children) {
      if (child.type === 'html' && codeTag.test(child.value)) openCode += child.value.startsWith('</') ? -1 : 1;
      if (openCode > 0 || !isTransparent(child)) hide(child);
      else if ('children' in child) search(child);
    }
  };
  search(node);
  return byLine;
}

/** Returns whether a link has no brackets: its text starts where it starts. */
function isBare(node: Nodes): boolean {
  return node.type === 'link' && node.children[0]?.position?.start.column === node.position?.start.column;
}

function blanked({ indent, end }: Line, source: string, hidden: readonly Part[]): string {
  let text = '';
  let at = indent;
  for (const { start: first, end: last, by } of hidden) {
    const stop = Math.min(last, end);
    if (first >= end || stop <= at) continue;
    text += source.slice(at, Math.max(at, first)) + by.repeat(stop - Math.max(at, first));
    at = stop;
  }
  return text + source.slice(at, end);
}

function locate(offset: number, own: readonly Line[], written: readonly string[]) {
  let rest = offset;
  for (const [index, text] of written.entries()) {
    const line = own[index];
    if (line && rest <= text.length) return { line: line.line, column: line.indent + rest + 1 };
    rest -= text.length + 1;
  }
  return { line: own[0]?.line ?? 1, column: 1 };
}
