const frontMatter = /^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?=\n|$)/;

/** Returns the text to parse: no byte-order mark, `\n` line endings, the front matter block turned into empty lines. */
export function prepareSource(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return text.replace(frontMatter, (block) => block.replace(/[^\n]+/g, ''));
}

/** Tells whether a text, with `\n` line endings, begins with a front matter block. */
export function hasFrontMatter(text: string): boolean {
  return frontMatter.test(text);
}
