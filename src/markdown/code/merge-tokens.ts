import type { CodeLine } from './code-line.ts';

/**
 * Merges adjacent tokens that look the same, and returns the new line. White space looks the same
 * in any color, so it is merged into the token before it.
 */
export function mergeTokens(tokens: CodeLine): CodeLine {
  const merged: { text: string; classes: readonly string[] }[] = [];
  for (const { text, classes } of tokens) {
    const last = merged.at(-1);
    const joins = last && (isSame(last.classes, classes) || (text.trim() === '' && isBlank(last.classes, classes)));
    if (joins) last.text += text;
    else merged.push({ text, classes });
  }
  return merged;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one === other || one.join(' ') === other.join(' ');
}

/**
 * Returns whether no class is visible on white space: no underline, no strikethrough, no
 * background.
 */
function isBlank(...lists: readonly (readonly string[])[]): boolean {
  return lists.flat().every((name) => !/^(?:[cd][us]|ab\d+|ai)$/.test(name));
}
