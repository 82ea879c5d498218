import type { ProblemFix } from '../../shared/problem.ts';

/**
 * Returns the fix that gives a heading the id that it has already, `{#id}` at its end; null if there
 * is no heading on the line, or if it has an id. The line is that of the text, also of a heading that
 * is underlined.
 */
export function headingIdFix(text: string, line: number, id: string): ProblemFix | null {
  const lines = text.split(/\r?\n/);
  const written = lines[line - 1];
  if (written === undefined || /\{#[^}]*\}\s*#*\s*$/.test(written)) return null;
  const isUnderlined = /^ {0,3}(?:=+|-+)\s*$/.test(lines[line] ?? '') && /\S/.test(written);
  const hashes = /^[\s>]*#{1,6}(?=\s)/.exec(written)?.[0];
  if (hashes === undefined && !isUnderlined) return null;
  // Hashes at the end belong to the marks of the heading, not to its text.
  const closing = hashes === undefined ? /\s*$/ : /(?:\s+#+)?\s*$/;
  const end = closing.exec(written)?.index ?? written.length;
  if (hashes !== undefined && end <= hashes.length) return null;
  return { line, column: end + 1, before: '', after: ` {#${id}}` };
}
