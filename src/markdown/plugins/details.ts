import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { detailsName } from '../containers/directive-names.ts';
import { isContainerClosed } from '../containers/is-container-closed.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { readAttributes } from '../tabs/tab-attributes.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/** Turns `:::details[Title]{open}` containers into `<details>` elements. */
export function details(): Transformer<Root> {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    const { messages } = compileStateOf(file);
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || node.name !== detailsName) return;
      if (!isContainerClosed(node, lines)) {
        const title = `This ":::${detailsName}" is not closed.`;
        messages.push({
          severity: 'warning',
          code: 'unclosed-block',
          title,
          hint: 'Put a line with as many colons after it.',
          ...placeOf(node),
        });
      }
      const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const);
      const {
        id,
        class: names,
        open,
      } = readAttributes({ node, name: `":::${detailsName}"`, given }, ['open'], messages);
      node.data = {
        ...node.data,
        hName: 'details',
        hProperties: {
          ...(id ? { id } : {}),
          ...(names ? { className: names.split(/\s+/) } : {}),
          ...(open === undefined ? {} : { open: true }),
        },
      };
      const [first] = node.children;
      if (first?.type === 'paragraph' && first.data?.directiveLabel) first.data = { ...first.data, hName: 'summary' };
    });
  };
}
