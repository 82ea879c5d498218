import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Reports spoilers with more than one word. */
export function checkSpoilers() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'emphasis', ({ data, children: [text], position }) => {
      if (data?.hName !== 'span' || text?.type !== 'text' || !text.value.includes(' ')) return;
      const message = file.message(`"${text.value}" is no single word`, { place: position, ruleId: 'long-spoiler' });
      message.note = 'Mark each word, or leave it open.';
    });
  };
}
