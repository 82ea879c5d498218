import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { isContainerClosed } from '../containers/is-container-closed.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { readAttributes } from '../tabs/tab-attributes.ts';

/** Marks the tables in `:::sortable` containers: readers can sort them by a column. */
export function sortableTables(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || node.name !== 'sortable') return;
      const place = placeOf(node);
      if (!isContainerClosed(node, lines)) {
        const hint = 'Put a line with as many colons after it.';
        const title = 'This ":::sortable" is not closed.';
        messages.push({ severity: 'warning', code: 'unclosed-block', title, hint, ...place });
      }
      const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const);
      const { id, class: names } = readAttributes({ node, name: '":::sortable"', given }, [], messages);
      const hProperties = { ...(id ? { id } : {}), ...(names ? { className: names.split(/\s+/) } : {}) };
      node.data = { ...node.data, hName: 'div', hProperties };
      const tables = node.children.filter((child) => child.type === 'table');
      for (const table of tables) {
        table.data = { ...table.data, hProperties: { ...table.data?.hProperties, dataSortable: '' } };
      }
      if (tables.length > 0) return;
      const hint = 'Put a table between `:::sortable` and `:::`, with an empty line before and after it.';
      const title = 'This ":::sortable" has no table.';
      messages.push({ severity: 'warning', code: 'malformed-directive', title, hint, ...place });
    });
  };
}
