import { asProblem } from '../../shared/problem.ts';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Transformer } from 'unified';
import { gridClasses, gridColumns } from '../../shared/text-parts.ts';
import { visitContainers } from '../containers/visit-containers.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { placeOf } from '../page/compile-state.ts';
import { readDirective } from '../tabs/tab-attributes.ts';

/**
 * Turns `::::grid{columns=3}` containers into grids. Each block in a grid is a cell, and so is a
 * `:::cell` container with several blocks.
 */
export function grids(): Transformer<Root> {
  return (tree, file) => {
    const cells = new Set<unknown>();
    visitContainers({ tree, file, names: ['grid', 'cell'] }, (node, messages) => {
      if (node.name === 'grid') for (const child of node.children) cells.add(child);
      else if (!cells.has(node)) {
        const title = 'This ":::cell" is not in a ":::grid".';
        const hint = 'Put it between `::::grid` and `::::`, which have more colons than the cells in them.';
        messages.push(asProblem({ code: 'malformed-directive', title, hint, ...placeOf(node) }));
      }
      setElement(node, messages);
    });
  };
}

function setElement(node: ContainerDirective, messages: MarkdownMessage[]): void {
  const isGrid = node.name === 'grid';
  const { id, class: names, columns = '2' } = readDirective(node, isGrid ? ['columns'] : [], messages);
  const classes = gridClasses(Number(columns));
  if (classes === null) {
    const title = `A ":::grid" cannot have ${columns || 'no'} columns.`;
    const hint = `Write \`columns=${gridColumns.join('`, `columns=')}\`.`;
    messages.push({ severity: 'error', code: 'invalid-attribute', title, hint, ...placeOf(node) });
  }
  const className = [...(isGrid ? (classes ?? []) : []), ...(names ? names.split(/\s+/) : [])];
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { ...(id ? { id } : {}), ...(className.length > 0 ? { className } : {}) },
  };
}
