import type { CodeLine } from './code-line.ts';

/** Returns a line with as few tokens as look the same; white space looks the same in any color, so it never starts a token of its own. */
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

/** Whether white space shows nothing of either: no underline, no line through it, no background. */
function isBlank(...lists: readonly (readonly string[])[]): boolean {
  return lists.flat().every((name) => !/^(?:[cd][us]|ab\d+|ai)$/.test(name));
}
