import pc from 'picocolors';
import { type CodeFrame, createFrameReader } from '../build/code-frame.ts';
import { mergeProblems, othersText, placeText } from '../shared/merge-problems.ts';
import { problemCounts } from '../shared/problem-counts.ts';
import type { Problem } from '../shared/problem.ts';
import { type FolderCount, groupProblems } from './group-problems.ts';

/**
 * Returns the mistakes of a run as text: each with its place, the lines around it and what to do. Where they are too many
 * to read, a few of each kind are shown and the others counted.
 */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const ordered = (['warning', 'error'] as const).flatMap((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  const merged = new Map(mergeProblems(ordered).map(({ problem, others }) => [problem, others]));
  const groups = groupProblems([...merged.keys()]);
  const width = String(groups.reduce((count, { shown }) => count + shown.length, 0)).length;
  const readFrame = createFrameReader(root);
  let number = 0;
  const entries = groups.flatMap(({ shown, more, folders }) => [
    ...shown.map((problem) => {
      const entry = formatProblem(problem, String(++number).padStart(width), readFrame(problem));
      return entry + othersRow(merged.get(problem) ?? [], ' '.repeat(width + 2));
    }),
    ...(more === 0 ? [] : [moreText(more, folders, ' '.repeat(width + 2))]),
  ]);
  return `${entries.join('\n\n')}\n\n${countText(ordered)}\n`;
}

/** More would be read by nobody. */
const mostOthers = 10;

function othersRow(others: readonly Problem[], indent: string): string {
  if (others.length === 0) return '';
  const places = others.slice(0, mostOthers).map((other) => pc.cyan(placeText(other)));
  const more = others.length - places.length;
  const all = more > 0 ? [...places, `and ${more} more`] : places;
  return `\n${indent}${pc.dim(othersText(others))}${all.map((place) => `\n${indent}  ${place}`).join('')}`;
}

/** Names of more folders would be a list of their own. */
const mostFolders = 5;

function moreText(more: number, folders: readonly FolderCount[], indent: string): string {
  const named = folders.slice(0, mostFolders).map(({ folder, count }) => `${folder ?? 'the site'} ${count}`);
  const others = folders.length - named.length;
  const places = [...named, ...(others > 0 ? [`${others} more ${others === 1 ? 'folder' : 'folders'}`] : [])];
  return `${indent}${pc.bold(`… and ${more} more like ${more === 1 ? 'it' : 'these'}`)}: ${places.join(', ')}`;
}

/** Returns how many errors and warnings there are, in words. */
export function countText(problems: readonly Pick<Problem, 'severity'>[]): string {
  return problemCounts(problems)
    .map(({ severity, text }) => (severity === 'error' ? pc.red(text) : pc.yellow(text)))
    .join(', ');
}

function formatProblem(problem: Problem, number: string, frame: CodeFrame | null): string {
  const { severity, title, hint, file } = problem;
  const label = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  const indent = ' '.repeat(number.length + 2);
  return [
    `${number}. ${label} ${pc.bold(indented(title, indent))}`,
    ...(file === undefined ? [] : [`${indent}${pc.cyan(placeText(problem))}`]),
    ...(frame === null ? [] : formatFrame(frame).map((row) => `${indent}${row}`)),
    ...(hint === undefined ? [] : [`${indent}${pc.dim('→')} ${indented(hint, `${indent}  `)}`]),
  ].join('\n');
}

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** The lines of a frame, the place marked below its line. */
function formatFrame({ lines }: CodeFrame): readonly string[] {
  const gutter = String(lines.at(-1)?.number).length;
  return lines.flatMap(({ number, text, mark }) => {
    const row = `${pc.dim(`${String(number).padStart(gutter)} │`)} ${text}`;
    return mark === null ? [row] : [row, `${pc.dim(`${' '.repeat(gutter)} │`)} ${' '.repeat(mark)}${pc.red('^')}`];
  });
}
