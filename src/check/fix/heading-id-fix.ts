import type { ProblemFix } from '../../shared/problem.ts';
import type { WrittenHeading } from './written-headings.ts';

/** What to write at the end of a heading. */
export interface HeadingIdOptions {
  readonly id: string;
  /** Whether an id that is there already is replaced. Default: no. */
  readonly replaces?: boolean;
}

/**
 * Returns the fix that gives a heading of a text an id, `{#id}` at its end; null if it has one that
 * stays.
 */
export function headingIdFix(
  text: string,
  { end, idStart }: WrittenHeading,
  { id, replaces = false }: HeadingIdOptions,
): ProblemFix | null {
  const before = text.slice(idStart, end);
  if (before !== '' && !replaces) return null;
  // Fixes count the ends of lines that have a line feed, whatever Markdown counts.
  const lineStart = text.lastIndexOf('\n', idStart - 1) + 1;
  const line = text.slice(0, lineStart).split('\n').length;
  const after = ` {#${id}}`;
  return before === after ? null : { line, column: idStart - lineStart + 1, before, after };
}

/** Returns a text without the ids of these headings. */
export function withoutHeadingIds(text: string, headings: readonly WrittenHeading[]): string {
  const ends = [0, ...headings.map(({ end }) => end)];
  return headings.map(({ idStart }, index) => text.slice(ends[index], idStart)).join('') + text.slice(ends.at(-1));
}
