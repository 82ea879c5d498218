import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import type { Problem } from '../shared/problem.ts';

/** Returns all mistakes of a run as text: numbered, each with its place, the lines around it and what to do. */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const ordered = [...warnings, ...errors];
  const width = String(ordered.length).length;
  const entries = ordered.map((problem, index) => formatProblem(problem, `${index + 1}`.padStart(width), root));
  return `${entries.join('\n\n')}\n\n${countText(errors.length, warnings.length)}\n`;
}

/** Returns how many errors and warnings there are, in words. */
export function countText(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [pc.red(`${errors} ${errors === 1 ? 'error' : 'errors'}`)] : []),
    ...(warnings > 0 ? [pc.yellow(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`)] : []),
  ];
  return parts.join(', ');
}

function formatProblem(problem: Problem, number: string, root: string): string {
  const { severity, title, hint, file, line, column } = problem;
  const label = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const indent = ' '.repeat(number.length + 2);
  return [
    `${number}. ${label} ${pc.bold(indented(title, indent))}`,
    ...(file === undefined ? [] : [`${indent}${pc.cyan(place)}`]),
    ...(file === undefined || line === undefined
      ? []
      : codeFrame(join(root, file), line, column).map((row) => `${indent}${row}`)),
    ...(hint === undefined ? [] : [`${indent}${pc.dim('→')} ${indented(hint, `${indent}  `)}`]),
  ].join('\n');
}

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

const linesAround = 2;
const longestLine = 160;

/** The lines around a place, the place marked; none if the file is gone by now. */
function codeFrame(path: string, line: number, column: number | undefined): readonly string[] {
  let lines: readonly string[];
  try {
    lines = readFileSync(path, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const gutter = String(last).length;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap((number) => {
    const text = (lines[number - 1] ?? '').replaceAll('\t', '  ').slice(0, longestLine);
    const row = `${pc.dim(`${String(number).padStart(gutter)} │`)} ${text}`;
    if (number !== line || column === undefined || column > longestLine) return [row];
    const tabs = (lines[number - 1] ?? '').slice(0, column - 1).split('\t').length - 1;
    return [row, `${pc.dim(`${' '.repeat(gutter)} │`)} ${' '.repeat(column - 1 + tabs)}${pc.red('^')}`];
  });
}
