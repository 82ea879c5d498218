import pc from 'picocolors';
import { createFrameReader } from '../../system/code-frame.ts';
import { mergeProblems, othersText, placeText } from '../../shared/merge-problems.ts';
import { titleOfCode } from '../../shared/problem-codes.ts';
import { problemCounts } from '../../shared/problem-counts.ts';
import type { Problem } from '../../shared/problem.ts';
import { formatProblem, labelOf } from './format-problem.ts';
import {
  type FolderCount,
  groupProblems,
  isAllShown,
  type ProblemGroup,
  reportLimits,
  type DisplayLimits,
} from './group-problems.ts';

interface ReportOptions {
  /** The site's folder. Code frames are read from there. */
  readonly root: string;
  readonly limits?: DisplayLimits;
  /** Longest line; undefined if the output is no terminal. */
  readonly width?: number | undefined;
  /** Whether the number of errors and warnings is at the end. Default: true. */
  readonly isCounted?: boolean;
}

/**
 * Returns problems as text, each with its position, its code frame and its hint. If there are too
 * many, a few of each kind are shown in a short form, and the others are counted.
 */
export function formatProblems(
  problems: readonly Problem[],
  { root, limits = reportLimits, width, isCounted = true }: ReportOptions,
): string {
  const ordered = (['warning', 'error'] as const).flatMap((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  const merged = new Map(mergeProblems(ordered).map(({ problem, others }) => [problem, others]));
  // If most problems are only counted, the count must include each one, so they are not merged.
  const grouped = groupProblems(merged.size <= limits.inFull ? [...merged.keys()] : ordered, limits);
  const isWhole = isAllShown(grouped);
  const examples = grouped.groups.filter(({ shown }) => shown.length > 0);
  const digits = String(examples.reduce((count, { shown }) => count + shown.length, 0)).length;
  const indent = ' '.repeat(digits + 2);
  const readFrame = createFrameReader(root, isWhole ? undefined : 0);
  let number = 0;
  const entries = examples.flatMap(({ shown, more, folders }) => [
    ...(isWhole ? shown : shortened(shown)).map((problem) => {
      const layout = { number: String(++number).padStart(digits), frame: readFrame(problem), width };
      const entry = formatProblem(problem, layout);
      return entry + othersRow(merged.get(problem) ?? [], indent);
    }),
    ...(more === 0 ? [] : [moreText(more, folders, indent)]),
  ]);
  const counted = grouped.groups.filter(({ shown }) => shown.length === 0).map((group) => countedText(group, indent));
  const { kinds, problems: left } = grouped.others;
  if (kinds > 0) counted.push(`${indent}${pc.bold(`… and ${left} of ${kinds} other kinds`)}`);
  const blocks = [
    ...entries,
    ...(counted.length === 0 ? [] : [counted.join('\n')]),
    ...(isCounted ? [countText(ordered)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Maximum number of places that are listed for one problem. */
const mostOthers = 10;

function othersRow(others: readonly Problem[], indent: string): string {
  if (others.length === 0) return '';
  const places = others.slice(0, mostOthers).map((other) => pc.cyan(placeText(other)));
  const more = others.length - places.length;
  const all = more > 0 ? [...places, `and ${more} more`] : places;
  return `\n${indent}${pc.dim(othersText(others))}${all.map((place) => `\n${indent}  ${place}`).join('')}`;
}

/** Maximum number of folders that are named. */
const mostFolders = 3;

function moreText(more: number, folders: readonly FolderCount[], indent: string): string {
  const named = folders.slice(0, mostFolders).map(({ folder, count }) => `${folder ?? 'the site'} ${count}`);
  const others = folders.length - named.length;
  const places = [...named, ...(others > 0 ? [`${others} more ${others === 1 ? 'folder' : 'folders'}`] : [])];
  return `${indent}${pc.bold(`… and ${more} more like ${more === 1 ? 'it' : 'these'}`)}: ${places.join(', ')}`;
}

function countedText({ first, more }: ProblemGroup, indent: string): string {
  const { severity, code } = first;
  const title = more === 1 ? first.title : titleOfCode(code);
  const place = placeText({ ...first, column: undefined });
  const where = place === '' ? '' : ` ${pc.dim(more === 1 ? 'in' : 'such as in')} ${pc.cyan(place)}`;
  return `${indent}${more} × ${labelOf(severity)} ${pc.bold(cut(title.split('\n')[0] ?? '', longestTitle))}${where}`;
}

/** Maximum number of characters when examples are shortened. */
const longestTitle = 100;
const longestHint = 160;

/** Shortens examples: each hint is shown only once. */
function shortened(examples: readonly Problem[]): readonly Problem[] {
  return examples.map((problem, index) => {
    const { hint } = problem;
    const isSaid = hint === undefined || examples.slice(0, index).some((earlier) => earlier.hint === hint);
    return { ...problem, hint: isSaid ? undefined : cut(hint, longestHint) };
  });
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/**
 * Returns the line that names the command for help with a code: the first one, errors first. What
 * is wrong in a command line needs no more help than its hint.
 */
export function explainText(all: readonly Problem[]): string {
  const problems = all.filter(({ code }) => code !== 'invalid-option');
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return first === undefined ? '' : `Help with a code: ${pc.cyan(`docsgen explain ${first.code}`)}\n`;
}

/** Returns the number of errors and warnings as text. */
export function countText(problems: readonly Pick<Problem, 'severity'>[]): string {
  return problemCounts(problems)
    .map(({ severity, text }) => (severity === 'error' ? pc.red(text) : pc.yellow(text)))
    .join(', ');
}
