import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { Block } from './block.ts';

/** A part of a text, and what is written in its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a text with edits that do not overlap. Those at the same place stay in their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Returns the line breaks that separate what is inserted from the text before it. */
export function gapBefore(before: string): string {
  const { bodyLine, body } = splitFrontMatter(before);
  const isSeparate = before === '' || /(?:^|\n)\r?\n$/.test(before) || (bodyLine > 0 && body === '');
  return isSeparate ? '' : before.endsWith('\n') ? '\n' : '\n\n';
}

/**
 * Returns where the part that follows a block would be: before the next block that a comment may be
 * before.
 */
export function placeAfter(previous: Block | null, blocks: readonly Block[], text: string): number {
  const after = previous?.start ?? -1;
  const next = blocks.find(({ start, commentAt }) => start > after && commentAt !== null && commentAt > after);
  return next?.commentAt ?? text.length;
}
