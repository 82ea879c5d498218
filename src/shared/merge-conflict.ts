import { asProblem, type FoundProblem } from './problem.ts';

/** A conflict of a merge that git has left in a text. */
export interface MergeConflict {
  /** Line of its first marker, from 1. */
  readonly line: number;
  /** Line of its last marker. */
  readonly end: number;
}

const marker = /^\uFEFF?(?:<{7}|>{7}|\|{7})(?:[ \t\r\n]|(?![^]))/m;
const start = /^\uFEFF?<{7}(?:\s|$)/;
const last = /^>{7}(?:\s|$)/;
const lastAlone = /^>{7}[ \t]+\S/;
const base = /^\|{7}(?:[ \t][^|]*)?$/;
/** The row of a table has a bar at its end. */
const baseAlone = /^\|{7}[ \t]+[^|\s][^|]*$/;
const middle = /^={7}$/;

/**
 * Returns the conflicts in a text. What is left of one is one, such as a last line that somebody
 * has forgotten. A line of equals signs alone is none: it underlines a heading.
 */
export function findConflicts(text: string): readonly MergeConflict[] {
  if (!marker.test(text)) return [];
  const found: MergeConflict[] = [];
  let open: number | null = null;
  for (const [index, each] of linesOf(text).entries()) {
    const line = index + 1;
    if (start.test(each)) {
      if (open !== null) found.push({ line: open, end: open });
      open = line;
    } else if (open === null ? lastAlone.test(each) : last.test(each)) {
      found.push({ line: open ?? line, end: line });
      open = null;
    } else if (open === null && baseAlone.test(each)) open = line;
  }
  return open === null ? found : [...found, { line: open, end: open }];
}

/** Returns whether a line is one that begins, divides or ends a conflict. */
export function isConflictMarker(line: string): boolean {
  return [start, last, base].some((each) => each.test(line));
}

/** Returns whether a conflict begins with a line. */
export function isConflictStart(line: string): boolean {
  return start.test(line);
}

/**
 * Returns a text with empty lines in place of the markers of its conflicts, so that both sides can
 * be read.
 */
export function withoutMarkers(text: string): string {
  return linesOf(text)
    .map((line) => (isConflictMarker(line) || middle.test(line) ? '' : line))
    .join('\n');
}

const remedy =
  'Resolve the merge: keep the text that readers should see, and delete the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.';

/** What is said of a conflict. */
export const conflictMessage = asProblem({
  code: 'merge-conflict',
  title: 'A merge conflict is not resolved',
  hint: remedy,
  column: 1,
});

/** What is said of a conflict in a code block, which may be meant. */
export const codeConflictMessage = {
  ...conflictMessage,
  hint: `${remedy} A code block that shows such lines has the comment \`<!-- docsgen-disable-next-line merge-conflict -- reason -->\` before it.`,
} as const;

/** Returns the error for each conflict in a file that is data or code, not a page. */
export function conflictProblems(file: string, text: string, linesBefore = 0): readonly FoundProblem[] {
  return findConflicts(text).map(({ line }) => ({ ...conflictMessage, file, line: line + linesBefore, isFatal: true }));
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}
