import type { Part, PartNode } from './parts.ts';

/** Returns the content of a cell as blocks of Markdown. */
type BlocksOf = (nodes: readonly PartNode[]) => readonly string[];

/** Returns a table. Its first row is the head, since a table of Markdown must have one. */
export function table({ children }: Part, blocksOf: BlocksOf): string {
  const rows = rowsIn(children).map((row) => cellsIn(row));
  const [head = [], ...others] = rows;
  const width = Math.max(...rows.map((row) => row.length), 1);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const write = (row: readonly Part[]) => line(row.map((cell) => cellText(cell, blocksOf)));
  const aligned = Array.from({ length: width }, (_, at) => alignment(head[at]));
  return [write(head), line(aligned), ...others.map(write)].join('\n');
}

function rowsIn(nodes: readonly PartNode[]): readonly Part[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.name === 'table') return [];
    return node.name === 'tr' ? [node] : rowsIn(node.children);
  });
}

function cellsIn({ children }: Part): readonly Part[] {
  return children.filter((node): node is Part => typeof node !== 'string' && /^t[hd]$/.test(node.name));
}

/** A cell has one line. */
function cellText({ children }: Part, blocksOf: BlocksOf): string {
  const text = blocksOf(children).join('<br>');
  return text.replaceAll(/\\?\n/g, '<br>').replaceAll('|', '\\|');
}

function alignment(cell: Part | undefined): string {
  const classes = cell?.classes ?? [];
  if (classes.includes('align-center')) return ':-:';
  if (classes.includes('align-right')) return '--:';
  return classes.includes('align-left') ? ':--' : '---';
}
