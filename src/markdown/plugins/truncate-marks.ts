import type { Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { writtenText } from '../prose/written-text.ts';
import { eachMarkdownNode } from '../page/walk.ts';

const mark = /^\{\/\*[ \t]*truncate[ \t]*\*\/\}$/;

/**
 * Turns `{/* truncate *\/}` in a `.md` file into a comment, where it would be text otherwise. Posts
 * from other generators use it to mark the end of the excerpt.
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
