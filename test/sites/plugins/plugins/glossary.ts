import { definePlugin } from 'docsgen';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Explains the words of a glossary where a text uses them. */
export default definePlugin(({ options }) => {
  const { terms } = options as { terms: Record<string, string> };
  const pattern = new RegExp(`\\b(${Object.keys(terms).join('|')})\\b`);
  const explain = () => (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      if (index === undefined || parent?.type !== 'element' || ['abbr', 'code', 'a'].includes(parent.tagName)) return;
      const [before, term, ...after] = node.value.split(pattern);
      if (before === undefined || term === undefined) return;
      parent.children.splice(
        index,
        1,
        { type: 'text', value: before },
        { type: 'element', tagName: 'abbr', properties: { title: terms[term] }, children: [{ type: 'text', value: term }] },
        { type: 'text', value: after.join('') },
      );
      return [SKIP, index + 2];
    });
  };
  return { name: 'glossary', markdown: { rehype: [explain] } };
});
