import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Transformer } from 'unified';
import { gridClasses, gridColumns } from '../../shared/text-parts.ts';
import { isContainerClosed } from '../containers/is-container-closed.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { readAttributes } from '../tabs/tab-attributes.ts';

/**
 * Turns `::::grid{columns=3}` containers into grids. Each block in a grid is a cell, and so is a
 * `:::cell` container with several blocks.
 */
export function grids(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    const cells = new Set<unknown>();
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || (node.name !== 'grid' && node.name !== 'cell')) return;
      if (!isContainerClosed(node, lines)) {
        const title = `This ":::${node.name}" is not closed.`;
        const hint = 'Put a line with as many colons after it.';
        messages.push({ severity: 'warning', code: 'unclosed-block', title, hint, ...placeOf(node) });
      }
      if (node.name === 'grid') for (const child of node.children) cells.add(child);
      else if (!cells.has(node)) {
        const title = 'This ":::cell" is not in a ":::grid".';
        const hint = 'Put it between `::::grid` and `::::`, which have more colons than the cells in them.';
        messages.push({ severity: 'warning', code: 'malformed-directive', title, hint, ...placeOf(node) });
      }
      setElement(node, messages);
    });
  };
}

function setElement(node: ContainerDirective, messages: MarkdownMessage[]): void {
  const isGrid = node.name === 'grid';
  const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  const source = { node, name: `":::${node.name}"`, given };
  const { id, class: names, columns = '2' } = readAttributes(source, isGrid ? ['columns'] : [], messages);
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
