import { definePlugin } from 'docsgen';

/** A plugin whose parser reports words, and leaves the tree to docsgen's own. */
export default definePlugin({
  name: 'words',
  codes: { 'long-word': { title: 'A word is long', help: 'Take a shorter one.' } },
  parser: () => (text, { reference, report }) => {
    for (const [index, line] of text.split('\n').entries()) {
      const place = { line: index + 1, column: line.search('utili') + 1 };
      if (line.includes('utilize')) report({ code: 'long-word', message: 'Write "use"', hint: 'It is shorter.', ...place });
      if (line.includes('utility')) report({ message: 'Write "tool"', ...place });
    }
    return reference();
  },
});
