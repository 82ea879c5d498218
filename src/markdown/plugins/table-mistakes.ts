import { asProblem } from '../../shared/problem.ts';
import type { Paragraph, Root, Table, TableRow } from 'mdast';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

interface Mistake {
  readonly title: string;
  readonly hint: string;
}

/** The row between the header and the body of a table, such as `| --- | :-: |`. */
const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/**
 * Warns about tables that are parsed as text, or that lose cells. The author seldom means what
 * CommonMark specifies for them.
 */
export function tableMistakes(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'table') messages.push(...wrongRows(node, lines));
      const mistake = node.type === 'paragraph' ? mistakeOf(linesOf(node, lines)) : null;
      if (mistake) messages.push(asProblem({ code: 'malformed-table', ...mistake, ...placeOf(node) }));
    });
  };
}

function wrongRows({ children: [header, ...rows] }: Table, lines: readonly string[]): readonly MarkdownMessage[] {
  const columns = header?.children.length ?? 0;
  return [header, ...rows].flatMap((row) => {
    if (!row) return [];
    const extra = row.children[columns];
    const at = dividedFormula(writtenRow(row, lines), extra !== undefined);
    const start = row.position?.start;
    if (at !== null && start) {
      const place = { line: start.line, column: start.column + at };
      return [asProblem({ code: 'malformed-table', ...barInFormula, ...place })];
    }
    if (!extra) return [];
    const cells = row.children;
    const title = `This row has ${cells.length} cells, its table ${count(columns, 'column')}.`;
    const hint = 'Extra cells are not shown. Write `\\|` for a bar inside a cell, or give the header more cells.';
    return [asProblem({ code: 'malformed-table', title, hint, ...placeOf(extra) })];
  });
}

const barInFormula: Mistake = {
  title: 'The bars in this formula divide it into cells.',
  hint: 'In a table, write `\\|` for each bar in a formula, such as `$\\|4\\| = 4$`, or `\\vert`.',
};

/** A formula between dollar signs, which are no amounts of money, with a bar in it. */
const formulaWithBar = /(?<![\\$\p{L}\p{N}])\$(?![\s$])(?:[^$\\|]|\\.)*\|(?:[^$\\]|\\.)*(?<!\s)\$(?![\p{L}\p{N}$])/u;
/**
 * What amounts of money and names of variables do not have: a command, an index, or a pair of bars.
 */
const formulaSigns = /\\[a-z]|[\^_={}]|\|[^\s|][^|]*\|/i;

/** Returns the offset of the formula that the bars of a row divide; null for none. */
function dividedFormula(row: string, isTooLong: boolean): number | null {
  const match = formulaWithBar.exec(row);
  return match && (isTooLong || formulaSigns.test(match[0])) ? match.index : null;
}

/** Returns the source of a row, with spaces in place of its code. */
function writtenRow(row: TableRow, lines: readonly string[]): string {
  const { position } = row;
  if (!position) return '';
  const { start, end } = position;
  let text = (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1);
  if (!text.includes('$')) return text;
  eachMarkdownNode(row, (node) => {
    if (node.type !== 'inlineCode' || !node.position) return;
    const [from, to] = [node.position.start.column - start.column, node.position.end.column - start.column];
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  });
  return text;
}

/**
 * Returns the reason why lines that look like a table are a paragraph, or null if they do not look
 * like a table.
 */
function mistakeOf(lines: readonly string[]): Mistake | null {
  const at = lines.findIndex((line) => line.includes('|') && delimiterRow.test(line));
  const header = lines[at - 1];
  const delimiters = lines[at];
  if (delimiters !== undefined && at === 0) {
    const hint = 'Put the header directly above the row of dashes, with no empty line between them.';
    return { title: 'This table has no header.', hint };
  }
  if (delimiters !== undefined && header?.includes('|')) {
    if (dividedFormula(header, true) !== null) return barInFormula;
    const title = `This table becomes text: its header has ${count(countCells(header), 'cell')}, the row of dashes ${countCells(delimiters)}.`;
    return {
      title,
      hint: 'Give both the same number of cells, such as `| --- | --- |` for two; write `\\|` for a bar inside a cell.',
    };
  }
  if (lines.length < 2 || !lines.every((line) => line.length > 2 && line.startsWith('|') && line.endsWith('|')))
    return null;
  const dashes = `|${' --- |'.repeat(countCells(lines[0] ?? ''))}`;
  return {
    title: 'This table becomes text: the row of dashes is missing.',
    hint: `Put \`${dashes}\` under its header.`,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function countCells(row: string): number {
  const bars = row
    .replace(/\\./g, '')
    .replace(/^\||\|$/g, '')
    .match(/\|/g);
  return (bars?.length ?? 0) + 1;
}

/**
 * Returns the lines of a paragraph without the marks of quotes. Returns none if no line has a bar.
 */
function linesOf({ position }: Paragraph, lines: readonly string[]): readonly string[] {
  if (!position) return [];
  const { start, end } = position;
  const own = lines.slice(start.line - 1, end.line);
  if (!own.some((line) => line.includes('|'))) return [];
  return own.map((line, index) => (index === 0 ? line.slice(start.column - 1) : line.replace(/^[\s>]+/, '')).trim());
}
