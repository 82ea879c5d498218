import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { detailsName } from '../containers/directive-names.ts';
import { visitContainers } from '../containers/visit-containers.ts';
import { propertiesOf, readDirective } from '../tabs/tab-attributes.ts';

/** Turns `:::details[Title]{open}` containers into `<details>` elements. */
export function details(): Transformer<Root> {
  return (tree, file) => {
    visitContainers({ tree, file, names: [detailsName] }, (node, messages) => {
      const attributes = readDirective(node, ['open'], messages);
      const open = attributes['open'] === undefined ? {} : { open: true };
      node.data = { ...node.data, hName: 'details', hProperties: { ...propertiesOf(attributes), ...open } };
      const [first] = node.children;
      if (first?.type === 'paragraph' && first.data?.directiveLabel) first.data = { ...first.data, hName: 'summary' };
    });
  };
}
