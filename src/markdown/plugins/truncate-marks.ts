import type { Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { writtenText } from '../prose/written-text.ts';
import { eachMarkdownNode } from '../page/walk.ts';

const mark = /^\{\/\*[ \t]*truncate[ \t]*\*\/\}$/;

/**
 * Makes a comment of `{/* truncate *\/}` in a `.md` file, where it would be text: posts that come
 * from elsewhere end their excerpts by it.
 */
export function truncateMarks(): Transformer<Root> {
  return (tree, file) => {
    const source = String(file.value);
    if (!source.includes('truncate')) return;
    const lines = source.split('\n');
    eachMarkdownNode(tree, (parent) => {
      if (!('children' in parent)) return;
      const children: Nodes[] = parent.children;
      for (const [index, node] of children.entries()) {
        if (node.type !== 'paragraph' || !mark.test(writtenText(node, lines).text)) continue;
        children[index] = { type: 'html', value: '<!-- truncate -->', position: node.position };
      }
    });
  };
}
