import { asProblem } from '../../shared/problem.ts';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { visitContainers } from '../containers/visit-containers.ts';
import { placeOf } from '../page/compile-state.ts';
import { propertiesOf, readDirective } from '../tabs/tab-attributes.ts';

/** Marks the tables in `:::sortable` containers: readers can sort them by a column. */
export function sortableTables(): Transformer<Root> {
  return (tree, file) => {
    visitContainers({ tree, file, names: ['sortable'] }, (node, messages) => {
      const hProperties = propertiesOf(readDirective(node, [], messages));
      node.data = { ...node.data, hName: 'div', hProperties };
      const tables = node.children.filter((child) => child.type === 'table');
      for (const table of tables) {
        table.data = { ...table.data, hProperties: { ...table.data?.hProperties, dataSortable: '' } };
      }
      if (tables.length > 0) return;
      const hint = 'Put a table between `:::sortable` and `:::`, with an empty line before and after it.';
      const title = 'This ":::sortable" has no table.';
      messages.push(asProblem({ code: 'malformed-directive', title, hint, ...placeOf(node) }));
    });
  };
}
