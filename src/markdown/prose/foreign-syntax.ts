import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readHeadingEnd } from '../headings/heading-end.ts';
import { foreignAttributes, foreignBlocks, includeHint } from './foreign-blocks.ts';
import { foreignAddresses, foreignMarks } from './foreign-marks.ts';
import { type ForeignRow, quoted } from './foreign-row.ts';
import { type Finder, type Finding, type Searched, shown } from './finding.ts';

/**
 * What looks like Markdown and is none, or is syntax of another program. To add a kind, add a row
 * with an example, which a test compiles.
 */
export const foreignRows: readonly ForeignRow[] = [
  ...foreignBlocks,
  ...foreignAttributes,
  ...foreignMarks,
  ...foreignAddresses,
];

/** Returns the rows of which a text has a clue. Most texts have none. */
export function rowsFor(source: string, rows = foreignRows): readonly ForeignRow[] {
  const text = `\n${source}`;
  return rows.filter(({ clue }) => {
    if (typeof clue === 'string') return text.includes(clue);
    return clue instanceof RegExp ? clue.test(text) : clue.some((each) => text.includes(each));
  });
}

/** Nothing matches what an author has escaped. */
const escaped = /\\[!-/:-@[-`{-~]/g;
const plainSign = '\uFFFD';

/**
 * Returns a finder for the rows. It finds what the page shows as text; the hints say what to write
 * instead.
 */
export function findForeign(rows: readonly ForeignRow[]): Finder {
  return (searched) => {
    const end = searched.kind === 'heading' ? readHeadingEnd(searched.text) : null;
    const text = searched.text.slice(0, end?.start);
    const plain = text.includes('\\') ? text.replace(escaped, plainSign.repeat(2)) : text;
    const found = rowsFor(plain, rows).flatMap((row) => findingsOf(row, { ...searched, text: plain }));
    const unused = end?.attributes ?? [];
    if (end === null || unused.length === 0) return found;
    return [...found, unusedAttributes(unused, end.start + 1)];
  };
}

function findingsOf(row: ForeignRow, { text, format, kind }: Searched): readonly Finding[] {
  if ((row.format ?? format) !== format || (row.where ?? kind) !== kind) return [];
  return matchesOf(row.pattern, text).map((match) => findingOf(row, match));
}

function findingOf({ title, hint }: ForeignRow, match: RegExpExecArray): Finding {
  return {
    offset: match.index,
    code: 'foreign-syntax',
    title: title(match),
    hint: typeof hint === 'string' ? hint : hint(match),
  };
}

function unusedAttributes(attributes: readonly string[], offset: number): Finding {
  const title = `\`${shown(attributes.join(' '))}\` has no effect: a heading can only have an id.`;
  const hint = 'Remove it, or write the heading as HTML, such as `<h2 id="…" class="…">Title</h2>`.';
  return { offset, code: 'foreign-syntax', title, hint };
}

/** Returns what is wrong with the address of a link, picture or definition. */
export function foreignAddress(node: Nodes, rows: readonly ForeignRow[]): Finding | null {
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return null;
  // An address that is its own text is for readers to type.
  const isShown = node.type === 'link' && isAddress(toString(node), node.url);
  for (const row of rows) {
    if (row.where !== 'address' || (isShown && !/^[a-z\d]+:[a-z-]+$/.test(node.url))) continue;
    const [match] = matchesOf(row.pattern, node.url);
    if (match) return findingOf(row, match);
  }
  return null;
}

function isAddress(text: string, url: string): boolean {
  return text !== '' && /[:/.]/.test(text) && url.replace(/\/$/, '').endsWith(text.replace(/\/$/, ''));
}

/**
 * Returns all matches of a global pattern. Other patterns are sticky and match only at the start of
 * the text.
 */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  if (pattern.global) return [...text.matchAll(pattern)];
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  return match ? [match] : [];
}

/** The only line of a code block that another generator fills from a file. */
const includedLine =
  /^(?:\{\{#(?:include|rustdoc_include|playground)\b[^{}\n]*\}\}|-{1,9}8<-{1,9}[ \t]+["'][^"'\n]+["'])$/;
const includesNothing = quoted('includes nothing here.');

/**
 * Returns a finding for a code block that another generator would fill from a file, or null for any
 * other code block.
 */
export function foreignInclude(code: string): Finding | null {
  const what = /\{\{#|8<-/.test(code) ? code.trim() : '';
  const match = includedLine.exec(what);
  return match && { offset: 0, code: 'foreign-syntax', title: includesNothing(match), hint: includeHint };
}
