import { createTwoFilesPatch } from 'diff';
import { groupBy } from '../../shared/group-by.ts';
import type { Problem, ProblemFix } from '../../shared/problem.ts';

/** What would be written into a file. */
export interface FilePlan {
  /** Relative to the site's root. */
  readonly file: string;
  /** The text for which the plan was made. */
  readonly before: string;
  readonly after: string;
  /** Number of fixes in it. */
  readonly fixes: number;
  /** The difference in the unified format. */
  readonly diff: string;
}

interface PlanOptions {
  /** Returns the text of a file; null if there is none. */
  readonly readText: (file: string) => string | null;
  /** Returns whether a file may be written: texts of the site and its configuration may. */
  readonly mayWrite: (file: string) => boolean;
}

/**
 * Returns what the fixes of problems would write, in the order of the files. Of fixes that overlap,
 * the first is taken; the others are for the next time. A fix whose place has other characters than
 * it expects is left out.
 */
export function planFixes(
  problems: readonly Pick<Problem, 'file' | 'fix'>[],
  { readText, mayWrite }: PlanOptions,
): readonly FilePlan[] {
  const fixable = problems.filter(({ file, fix }) => fix !== undefined && file !== undefined && mayWrite(file));
  const files = [...groupBy(fixable, ({ file = '' }) => file)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return files.flatMap(([file, found]) => {
    const before = readText(file);
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    const edits = before === null ? [] : chosen(before, fixes);
    if (before === null || edits.length === 0) return [];
    const after = withEdits(before, edits);
    const diff = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 });
    return [{ file, before, after, fixes: edits.length, diff: diff.replace(/^=+\n/, '') }];
  });
}

/** Characters of a text, and those to write in their place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

function chosen(text: string, fixes: readonly ProblemFix[]): readonly Edit[] {
  const starts = lineStarts(text);
  const taken: Edit[] = [];
  for (const { line, column, before, after } of fixes) {
    const start = (starts[line - 1] ?? Infinity) + column - 1;
    const edit = { start, end: start + before.length, after };
    const isThere = edit.end <= text.length && text.slice(start, edit.end) === before && before !== after;
    if (isThere && !taken.some((other) => overlap(edit, other))) taken.push(edit);
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

/** Two insertions at one place overlap too: nobody knows their order. */
function overlap(one: Edit, other: Edit): boolean {
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

function withEdits(text: string, edits: readonly Edit[]): string {
  const ends = [0, ...edits.map(({ end }) => end)];
  const parts = edits.map(({ start, after }, index) => text.slice(ends[index], start) + after);
  return parts.join('') + text.slice(ends.at(-1));
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
