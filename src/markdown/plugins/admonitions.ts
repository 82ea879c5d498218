import type { ContainerDirective } from 'mdast-util-directive';
import type { Root } from 'mdast';
import type { Properties } from 'hast';
import type { Transformer } from 'unified';
import { isContainerClosed } from '../containers/is-container-closed.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Marks `:::kind[Title]` containers of the given kinds as admonitions. They are `div` elements
 * until the plugin `placeholders` runs, so that raw HTML around them is nested in the same way as
 * in a browser.
 */
export function admonitions(names: readonly string[]): Transformer<Root> {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || !names.includes(node.name)) return;
      if (!isContainerClosed(node, lines)) {
        const title = `This ":::${node.name}" is not closed.`;
        const hint = 'Put a line with as many colons after it.';
        compileStateOf(file).messages.push({
          severity: 'warning',
          code: 'unclosed-block',
          title,
          hint,
          ...placeOf(node),
        });
      }
      node.data = {
        ...node.data,
        hName: 'div',
        hProperties: { dataDocsAdmonition: node.name, ...ownAttributes(node, compileStateOf(file).messages) },
      };
      putTitleFirst(node);
      const [first] = node.children;
      if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return;
      first.data = { ...first.data, hProperties: { dataDocsTitle: '' } };
    });
  };
}

/**
 * Adds a title paragraph for a title that is an attribute (`{title="…"}`), as in other generators.
 */
function putTitleFirst(node: ContainerDirective): void {
  const [first] = node.children;
  const title = node.attributes?.['title'] ?? '';
  if (title === '' || (first?.type === 'paragraph' && first.data?.directiveLabel)) return;
  const children = [{ type: 'text', value: title } as const];
  node.children.unshift({ type: 'paragraph', children, data: { directiveLabel: true } });
}

const known: ReadonlySet<string> = new Set(['id', 'class', 'title']);

function ownAttributes(node: ContainerDirective, messages: MarkdownMessage[]): Properties {
  const { id, class: names, ...others } = node.attributes ?? {};
  for (const name of Object.keys(others).filter((each) => !known.has(each))) {
    const title = `A ":::${node.name}" has no attribute \`${name}\`.`;
    const hint = 'Its attributes are title, id and class. Blocks that open and close are `:::details`.';
    messages.push({ severity: 'warning', code: 'invalid-attribute', title, hint, ...placeOf(node) });
  }
  return { ...(id ? { id } : {}), ...(names ? { className: names.split(/\s+/) } : {}) };
}
