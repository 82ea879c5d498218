import type { Comment, Element, Root } from 'hast';
import type { Html } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { Transformer } from 'unified';
import { unescapeShown } from '../html/shown-characters.ts';
import { eachElement, hasRawHtml } from '../page/walk.ts';

const loneComment = /^<!--(?!>|->)((?:(?!-->)[\s\S])*)-->\s*$/;

/**
 * Turns raw HTML that is but a comment into a comment node: `<!-- truncate -->` is not worth a
 * parse of the page.
 */
export const htmlHandler: Handler = (state, node: Html) => {
  const value = loneComment.exec(node.value)?.[1];
  const result =
    value === undefined ? { type: 'raw' as const, value: node.value } : ({ type: 'comment', value } satisfies Comment);
  state.patch(node, result);
  return result;
};

/** Parses raw HTML, on pages that have any. */
export function rawHtml(): Transformer<Root, Root> {
  return async (tree, file) => {
    if (!hasRawHtml(tree)) return tree;
    // A parser of all of HTML takes long to load, and few pages have raw HTML.
    const { default: rehypeRaw } = await import('rehype-raw');
    doubleFirstNewlines(tree);
    const parsed = rehypeRaw()(tree, file);
    showCharacters(parsed);
    return parsed;
  };
}

/** Tags that `unknownTags` shows are in the HTML by characters that stand for theirs. */
function showCharacters(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = unescapeShown(child.value);
    else if (child.type === 'element') showCharacters(child);
  }
}

/**
 * The parser drops a newline that follows `<pre>`, and takes the one that a code block begins with
 * for it.
 */
function doubleFirstNewlines(tree: Root): void {
  eachElement(tree, ({ tagName, children: [code] }) => {
    if (tagName !== 'pre' || code?.type !== 'element') return;
    const [text] = code.children;
    if (text?.type === 'text' && text.value.startsWith('\n')) text.value = `\n${text.value}`;
  });
}
