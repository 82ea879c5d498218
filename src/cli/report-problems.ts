import pc from 'picocolors';
import { type CodeFrame, createFrameReader } from '../build/code-frame.ts';
import { problemCounts } from '../shared/problem-counts.ts';
import type { Problem } from '../shared/problem.ts';

/** Returns all mistakes of a run as text: numbered, each with its place, the lines around it and what to do. */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const ordered = [...warnings, ...errors];
  const width = String(ordered.length).length;
  const readFrame = createFrameReader(root);
  const entries = ordered.map((problem, index) =>
    formatProblem(problem, `${index + 1}`.padStart(width), readFrame(problem)),
  );
  return `${entries.join('\n\n')}\n\n${countText(ordered)}\n`;
}

/** Returns how many errors and warnings there are, in words. */
export function countText(problems: readonly Pick<Problem, 'severity'>[]): string {
  return problemCounts(problems)
    .map(({ severity, text }) => (severity === 'error' ? pc.red(text) : pc.yellow(text)))
    .join(', ');
}

function formatProblem(problem: Problem, number: string, frame: CodeFrame | null): string {
  const { severity, title, hint, file, line, column } = problem;
  const label = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const indent = ' '.repeat(number.length + 2);
  return [
    `${number}. ${label} ${pc.bold(indented(title, indent))}`,
    ...(file === undefined ? [] : [`${indent}${pc.cyan(place)}`]),
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
