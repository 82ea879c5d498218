import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/**
 * The classes of columns with long cells, the longest first, with the length that a cell must have:
 * letters, of which those that fill a square count twice.
 */
const widths = [
  ['column-wide', 40],
  ['column-medium', 6],
] as const;

const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

/**
 * Marks the heading of each table column with long cells. A browser makes such a column as narrow
 * as its longest word, so the theme gives it a smallest width. Columns with short cells need none.
 */
export function columnWidths(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      if (node.tagName === 'table') markColumns(node);
    });
  };
}

function markColumns(table: Element): void {
  const lengths: number[] = [];
  const headings: Element[] = [];
  eachElement(table, (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    for (const [index, cell] of cells.entries()) {
      lengths[index] = Math.max(lengths[index] ?? 0, lengthOf(toString(cell)));
      if (cell.tagName === 'th') headings[index] ??= cell;
    }
  });
  for (const [index, length] of lengths.entries()) {
    const heading = headings[index];
    const name = widths.find(([, least]) => length > least)?.[0];
    if (!heading || name === undefined) continue;
    const { className } = heading.properties;
    heading.properties['className'] = [...(Array.isArray(className) ? className : []), name];
  }
}

function lengthOf(text: string): number {
  return text.length + (text.match(square)?.length ?? 0);
}
