import pc from 'picocolors';
import type { CodeFrame } from '../../system/code-frame.ts';
import { placeText } from '../../shared/merge-problems.ts';
import type { Problem } from '../../shared/problem.ts';
import { wrapText } from './wrap-text.ts';

interface ProblemLayout {
  /** Number of the problem in its list. */
  readonly number: string;
  readonly frame: CodeFrame | null;
  /** Longest line; undefined if the output is no terminal. */
  readonly width: number | undefined;
}

/** Returns one problem as text: its title and code, its position, its code frame and its hint. */
export function formatProblem(problem: Problem, { number, frame, width }: ProblemLayout): string {
  const { hint } = problem;
  const place = placeText(problem);
  const indent = ' '.repeat(number.length + 2);
  const room = width === undefined ? undefined : Math.max(width - indent.length, leastRoom);
  const [first = '', ...others] = titleRows(problem, room);
  return [
    `${number}. ${first}`,
    ...[
      ...others,
      ...(place === '' ? [] : [pc.cyan(place)]),
      ...pageRows(problem, room),
      ...(frame === null ? [] : formatFrame(frame, room)),
      ...(hint === undefined ? [] : hintRows(hint, room)),
    ].map((row) => `${indent}${row}`),
  ].join('\n');
}

/**
 * Returns where a page shows the problem: its address, unless that is the place, its folder and the
 * element.
 */
function pageRows({ file, page, output, element }: Problem, room: number | undefined): readonly string[] {
  const address = file === undefined || page === undefined ? [] : [`on the page ${page}`];
  // The address does not tell which of the output folders it is in.
  if (output?.startsWith('../') === true) address.push(`in ${output.slice('../'.length)}`);
  const tag = element === undefined ? [] : wrapText(element, room);
  return [...address, ...tag].map((row) => pc.dim(row));
}

/** Narrower columns cannot be read. */
const leastRoom = 30;

/** Returns the severity as a colored word. */
export function labelOf(severity: Problem['severity']): string {
  return severity === 'error' ? pc.red('error') : pc.yellow('warning');
}

/** Returns the title with the code behind its first line. The other lines quote source text. */
function titleRows({ severity, title, code }: Problem, room: number | undefined): readonly string[] {
  const [first = '', ...quoted] = title.split('\n');
  const colon = first.endsWith(':') ? ':' : '';
  const text = first.slice(0, first.length - colon.length);
  const end = `(${code})${colon}`;
  const rows = wrapText(`${severity} ${text} ${end}`, room);
  const colored = rows.map((row, index) => {
    const start = index === 0 ? severity.length + 1 : 0;
    const last = index === rows.length - 1 ? end.length : 0;
    const middle = row.slice(start, row.length - last).trimEnd();
    const label = start > 0 ? [labelOf(severity)] : [];
    const tail = last > 0 ? [`${pc.dim(`(${code})`)}${colon}`] : [];
    return [...label, ...(middle === '' ? [] : [pc.bold(middle)]), ...tail].join(' ');
  });
  return [...colored, ...quoted.map((line) => pc.bold(line))];
}

function hintRows(hint: string, room: number | undefined): readonly string[] {
  const rows = wrapText(hint, room === undefined ? undefined : room - 2);
  return rows.map((row, index) => `${index === 0 ? pc.dim('→') : ' '} ${row}`);
}

/** Returns the lines of a code frame, with a `^` below each wrong character, or below the first. */
function formatFrame({ lines }: CodeFrame, room: number | undefined): readonly string[] {
  const gutter = String(lines.at(-1)?.number).length;
  // Lines that the terminal breaks would move the mark away from its character.
  const width = room === undefined ? Infinity : room - gutter - 3;
  const start = firstShown(lines.find(({ mark }) => mark !== null)?.mark ?? 0, width);
  return lines.flatMap(({ number, text, mark, markLength }) => {
    const row = `${pc.dim(`${String(number).padStart(gutter)} │`)} ${cutLine(text, start, width)}`;
    if (mark === null) return [row];
    const length = Math.max(1, Math.min(markLength ?? 1, width - (mark - start)));
    return [row, `${pc.dim(`${' '.repeat(gutter)} │`)} ${' '.repeat(mark - start)}${pc.red('^'.repeat(length))}`];
  });
}

/** Returns the first column that is shown, so that the mark is visible with what follows it. */
function firstShown(mark: number, width: number): number {
  return mark + 1 < width * 0.75 ? 0 : mark - Math.floor(width / 3);
}

function cutLine(text: string, start: number, width: number): string {
  const rest = text.slice(start);
  const shown = rest.length > width ? `${rest.slice(0, width - 1)}…` : rest;
  return start > 0 && shown !== '' ? `…${shown.slice(1)}` : shown;
}
