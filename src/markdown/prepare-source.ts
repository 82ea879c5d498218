import { splitFrontMatter } from '../shared/front-matter.ts';

/**
 * Returns the text to parse: without the byte-order mark, with `\n` line endings, and with empty
 * lines in place of the front matter block.
 */
export function prepareSource(source: string): string {
  const { body, bodyLine } = splitFrontMatter(normalizeLines(source));
  return '\n'.repeat(bodyLine) + body;
}

/** Returns a text with `\n` line endings. */
export function normalizeLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Returns whether a text begins with a front matter block. The text must have `\n` line endings.
 */
export function hasFrontMatter(text: string): boolean {
  return splitFrontMatter(text).bodyLine > 0;
}

/** Returns whether the front matter of a text has a title. */
export function hasFrontMatterTitle(text: string): boolean {
  return /^title[ \t]*:/m.test(splitFrontMatter(text).yaml);
}
