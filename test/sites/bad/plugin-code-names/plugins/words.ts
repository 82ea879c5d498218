import { definePlugin } from 'docsgen';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** Filters words, and stops at one that cannot be read. */
const filter = () => (tree: Root, file: VFile) => {
  for (const node of tree.children) {
    const line = file.value.toString().split('\n')[(node.position?.start.line ?? 1) - 1] ?? '';
    if (line.includes('utilize')) file.message('Write "use"', { place: node.position, ruleId: 'long' }).note = 'Be short.';
    if (line.includes('thing')) file.message('Name it', { place: node.position, ruleId: 'vague' });
    if (line.includes('???')) file.fail('Question marks hide the text', { place: node.position, ruleId: 'unreadable' });
  }
};

export default definePlugin({
  name: 'words',
  markdown: { remark: [{ when: (text) => text.length > 0, load: () => Promise.resolve(filter) }] },
  codes: {
    long: { title: 'A word is long', help: 'Use a shorter one.' },
    vague: { title: 'A word is vague', help: 'Use the name of the thing.' },
    unreadable: { title: 'A text cannot be read', help: 'Write letters.' },
  },
});
