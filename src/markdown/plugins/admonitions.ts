import { asProblem } from '../../shared/problem.ts';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Root } from 'mdast';
import type { Properties } from 'hast';
import type { Transformer } from 'unified';
import { visitContainers } from '../containers/visit-containers.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { placeOf } from '../page/compile-state.ts';
import { propertiesOf } from '../tabs/tab-attributes.ts';

/**
 * Marks `:::kind[Title]` containers of the given kinds as admonitions. They are `div` elements
 * until the plugin `placeholders` runs, so that raw HTML around them is nested in the same way as
 * in a browser.
 */
export function admonitions(names: readonly string[]): Transformer<Root> {
  return (tree, file) => {
    visitContainers({ tree, file, names }, (node, messages) => {
      node.data = {
        ...node.data,
        hName: 'div',
        hProperties: { dataDocsAdmonition: node.name, ...ownAttributes(node, messages) },
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
  for (const name of Object.keys(node.attributes ?? {}).filter((each) => !known.has(each))) {
    const title = `A ":::${node.name}" has no attribute \`${name}\`.`;
    const hint = 'Its attributes are title, id and class. Blocks that open and close are `:::details`.';
    messages.push(asProblem({ code: 'invalid-attribute', title, hint, ...placeOf(node) }));
  }
  return propertiesOf(node.attributes ?? {});
}
