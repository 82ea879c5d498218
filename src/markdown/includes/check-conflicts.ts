import { covers, parseDirectives } from '../../shared/directives.ts';
import { areInFence } from '../../shared/fences.ts';
import { conflictMessage, findConflicts, codeConflictMessage } from '../../shared/merge-conflict.ts';
import type { CompileState } from '../page/compile-state.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';

/**
 * Reports the conflicts of a merge in a text, and returns whether the text can be read: whether all
 * of them are shown in code blocks, or are meant according to a comment. Conflicts that begin in
 * the front matter, the lines up to `bodyLine`, are not reported, because they are found when it is
 * read.
 */
export function checkConflicts(text: string, bodyLine: number, report: (message: MarkdownMessage) => void): boolean {
  const conflicts = findConflicts(text).filter(({ end }) => end > bodyLine);
  if (conflicts.length === 0) return true;
  const lines = text.split(/\r\n|\n|\r/);
  const results = conflicts.map(({ line, end }) => {
    const isShown = areInFence(lines, line, end) || isMeant(text, line);
    if (line > bodyLine) report({ ...(isShown ? codeConflictMessage : conflictMessage), line });
    return isShown;
  });
  return !results.includes(false);
}

/**
 * Reports the conflicts in a file whose text is shown as code: at their lines, or at the code block
 * if a comment there says that they are meant.
 */
export function checkSample(
  path: string,
  sample: readonly string[],
  place: { readonly line: number; readonly column: number },
  { lines, messages }: CompileState,
): void {
  const text = sample.join('\n');
  const conflicts = findConflicts(text);
  if (conflicts.length === 0) return;
  const parts = lines.parts();
  const part = parts.findLastIndex(({ before }) => before < place.line);
  const [from, to] = [parts[part]?.before ?? 0, parts[part + 1]?.before];
  if (isMeant(lines.text().split('\n').slice(from, to).join('\n'), place.line - from)) {
    messages.push({ ...codeConflictMessage, title: `${conflictMessage.title}: \`${path}\``, ...place });
    return;
  }
  const before = parts.find(({ file }) => file === path)?.before ?? lines.add(path, text);
  for (const { line } of conflicts) messages.push({ ...codeConflictMessage, line: before + line });
}

function isMeant(text: string, line: number): boolean {
  return parseDirectives(text).some(
    (directive) => directive.codes.includes(conflictMessage.code) && covers(directive, line),
  );
}
