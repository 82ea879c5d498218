const frontMatter = /^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?=\n|$)/;

/**
 * Returns the text to parse: without the byte-order mark, with `\n` line endings, and with empty
 * lines in place of the front matter block.
 */
export function prepareSource(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return text.replace(frontMatter, (block) => block.replace(/[^\n]+/g, ''));
}

/**
 * Returns whether a text begins with a front matter block. The text must have `\n` line endings.
 */
export function hasFrontMatter(text: string): boolean {
  return frontMatter.test(text);
}
