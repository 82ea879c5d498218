import type { Root, Text } from 'mdast';
import type { Transformer } from 'unified';
import { eachMarkdownNode } from '../page/walk.ts';

// Not inside a word or a number: `10:30:45` and `a:b:c` are text.
const shortcode = /(?<![\p{L}\p{N}]):([a-z\d_+-]+):(?![\p{L}\p{N}])/gu;
const writtenShortcode = /(?<![\p{L}\p{N}])(\\?):([a-z\d_+-]+)\\?:(?![\p{L}\p{N}])/gu;

/**
 * Replaces shortcodes such as `:tada:` with emoji, as on GitHub. The list of emoji is loaded only
 * for pages that may have one.
 */
export function emoji(): Transformer<Root> {
  return async (tree, file) => {
    const texts: Text[] = [];
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'text' && node.value.search(shortcode) >= 0) texts.push(node);
    });
    if (texts.length === 0) return;
    const { nameToEmoji } = await import('gemoji');
    const lines = String(file.value).split('\n');
    for (const node of texts) {
      const escaped = escapedShortcodes(node, lines);
      let index = -1;
      node.value = node.value.replace(shortcode, (whole, name: string) => {
        index += 1;
        return !escaped.has(index) && Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole;
      });
    }
  };
}

/**
 * Returns the indexes of the shortcodes that the author escaped with a backslash. They stay text.
 */
function escapedShortcodes({ position }: Text, lines: readonly string[]): ReadonlySet<number> {
  if (!position) return new Set();
  const { start, end } = position;
  const written = lines.slice(start.line - 1, end.line);
  written[written.length - 1] = (written.at(-1) ?? '').slice(0, end.column - 1);
  written[0] = (written[0] ?? '').slice(start.column - 1);
  const escaped = [...written.join('\n').matchAll(writtenShortcode)].flatMap(([whole, slash], index) =>
    slash !== '' || whole.endsWith('\\:') ? [index] : [],
  );
  return new Set(escaped);
}
