import { definePlugin } from 'docsgen';

/** The part of an HTML tree that this plugin looks at. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, string>;
  children?: Node[];
}

/** Explains the words of its option `terms` where a text uses them. */
export default definePlugin(({ options }) => {
  const { terms } = options as { terms: Record<string, string> };
  const words = new RegExp(`\\b(${Object.keys(terms).join('|')})\\b`);

  const explain = (node: Node): Node[] => {
    // Every second part is one of the words.
    if (node.type === 'text') {
      return (node.value ?? '').split(words).map((value, index) => {
        const text = { type: 'text', value };
        return index % 2 === 0
          ? text
          : { type: 'element', tagName: 'abbr', properties: { title: terms[value] ?? '' }, children: [text] };
      });
    }
    if (node.children && node.tagName !== 'code') node.children = node.children.flatMap(explain);
    return [node];
  };

  return { name: 'glossary', markdown: { rehype: [() => (tree: Node) => void explain(tree)] } };
});
