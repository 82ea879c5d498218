import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAtRef } from '../shared/ref-path.ts';
import { readObjects } from './git-objects.ts';
import type { Problem } from '../shared/problem.ts';

/** The lines around a position in a file. */
export interface CodeFrame {
  readonly lines: readonly FrameLine[];
}

/**
 * A line of a file as it is displayed: each tab becomes two spaces, and a very long line is cut.
 */
export interface FrameLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Whether this is the line of the problem. */
  readonly isMarked: boolean;
  /** Number of characters before the position; null if the column is unknown or in the cut part. */
  readonly mark: number | null;
  /** Number of wrong characters from there on; null if it is unknown. */
  readonly markLength: number | null;
}

/** Returns the frame of a problem; null if it has no line, or if its file is gone. */
export type FrameReader = (problem: Problem) => CodeFrame | null;

const linesAround = 2;
const longestLine = 160;

/**
 * Returns a reader of code frames, with `around` lines before and after the position. It reads each
 * file once and caches it, so use one reader for one list of problems only.
 */
export function createFrameReader(root: string, around = linesAround): FrameReader {
  const files = new Map<string, readonly string[] | null>();
  return ({ file, line, column, endColumn }) => {
    if (file === undefined || line === undefined) return null;
    const known = files.get(file);
    const lines = known === undefined ? readLines(root, file) : known;
    files.set(file, lines);
    return lines && frameOf(lines, { line, column, endColumn, around });
  };
}

function readLines(root: string, file: string): readonly string[] | null {
  try {
    // Git takes such a path as it is. The checkout may be gone by now.
    const bytes = isAtRef(file) ? readObjects(root, [file])[0]?.bytes : readFileSync(join(root, file));
    return bytes?.toString().split(/\r?\n/) ?? null;
  } catch {
    return null;
  }
}

interface FramePlace extends Pick<Problem, 'column' | 'endColumn'> {
  readonly line: number;
  readonly around: number;
}

function frameOf(lines: readonly string[], { line, column, endColumn, around }: FramePlace): CodeFrame | null {
  const first = Math.max(1, line - around);
  const shown = lines.slice(first - 1, line + around);
  if (shown.length === 0) return null;
  return {
    lines: shown.map((text, index) => {
      const isMarked = first + index === line;
      const shown = text.replaceAll('\t', '  ').slice(0, longestLine);
      const mark = isMarked && column !== undefined && column <= longestLine ? shownBefore(text, column) : null;
      const end = endColumn === undefined ? null : Math.min(shownBefore(text, endColumn), shown.length);
      const markLength = mark === null || end === null || end <= mark ? null : end - mark;
      return { number: first + index, text: shown, isMarked, mark, markLength };
    }),
  };
}

/** Returns the number of characters that are displayed before a column. */
function shownBefore(text: string, column: number): number {
  return column - 1 + text.slice(0, column - 1).split('\t').length - 1;
}
