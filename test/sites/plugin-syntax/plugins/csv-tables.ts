import type { Root, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Turns code blocks of the language `csv` into tables. */
export function csvTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'csv' || index === undefined || parent === undefined) return;
      if (node.value.trim() === '') file.fail('This table has no rows', { place: node.position, ruleId: 'empty-table' });
      const rows = node.value.split('\n').map((line): TableRow => {
        const cells = line.split(',').map((value) => [{ type: 'text' as const, value }]);
        return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
      });
      parent.children[index] = { type: 'table', children: rows, position: node.position };
    });
  };
}
