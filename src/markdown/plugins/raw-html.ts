import type { Comment, Element, Root } from 'hast';
import type { Html } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { Transformer } from 'unified';
import { unescapeShown } from '../html/shown-characters.ts';
import { eachElement, hasRawHtml } from '../page/walk.ts';

const loneComment = /^<!--(?!>|->)((?:(?!-->)[\s\S])*)-->\s*$/;

/**
 * Turns raw HTML that is only a comment into a comment node, so that `<!-- truncate -->` does not
 * require to parse the HTML of the page.
 */
export const htmlHandler: Handler = (state, node: Html) => {
  const value = loneComment.exec(node.value)?.[1];
  const result =
    value === undefined ? { type: 'raw' as const, value: node.value } : ({ type: 'comment', value } satisfies Comment);
  state.patch(node, result);
  return result;
};

/** Parses the raw HTML of pages that have any. */
export function rawHtml(): Transformer<Root, Root> {
  return async (tree, file) => {
    if (!hasRawHtml(tree)) return tree;
    // The HTML parser takes long to load, and few pages have raw HTML.
    const { default: rehypeRaw } = await import('rehype-raw');
    doubleFirstNewlines(tree);
    const parsed = rehypeRaw()(tree, file);
    showCharacters(parsed);
    return parsed;
  };
}

/**
 * Reverts `escapeShown` in all texts. The plugin `unknownTags` uses it for tags that are shown as
 * text.
 */
function showCharacters(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = unescapeShown(child.value);
    else if (child.type === 'element') showCharacters(child);
  }
}

/**
 * Doubles a newline at the start of a code block, because the HTML parser drops a newline directly
 * after `<pre>`.
 */
function doubleFirstNewlines(tree: Root): void {
  eachElement(tree, ({ tagName, children: [code] }) => {
    if (tagName !== 'pre' || code?.type !== 'element') return;
    const [text] = code.children;
    if (text?.type === 'text' && text.value.startsWith('\n')) text.value = `\n${text.value}`;
  });
}
