import type { Blockquote, Root } from 'mdast';
import type { Transformer } from 'unified';
import { eachMarkdownNode } from '../page/walk.ts';

/** The kinds of alerts on GitHub. */
export const alertNames: readonly string[] = ['note', 'tip', 'important', 'warning', 'caution'];

const marker = new RegExp(String.raw`^\[!(${alertNames.join('|')})\][ \t]*(\n|$)`, 'i');

/** Marks block quotes that start with a line such as `[!NOTE]` as admonitions. */
export function alerts(): Transformer<Root> {
  return (tree) => {
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'blockquote') return;
      const name = takeMarker(node);
      if (name === null) return;
      node.data = { ...node.data, hName: 'div', hProperties: { dataDocsAdmonition: name } };
    });
  };
}

function takeMarker(quote: Blockquote): string | null {
  const [paragraph] = quote.children;
  if (paragraph?.type !== 'paragraph') return null;
  const [text, next] = paragraph.children;
  const match = text?.type === 'text' ? marker.exec(text.value) : null;
  if (text?.type !== 'text' || !match?.[1]) return null;
  const isAlone = match[2] === '\n' || !next || next.type === 'break';
  if (!isAlone || (!next && text.value === match[0] && quote.children.length === 1)) return null;
  text.value = text.value.slice(match[0].length);
  if (text.value === '') paragraph.children.splice(0, next?.type === 'break' ? 2 : 1);
  if (paragraph.children.length === 0) quote.children.shift();
  return match[1].toLowerCase();
}
