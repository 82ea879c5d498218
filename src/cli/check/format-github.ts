import type { CheckReport } from '../../check/check-report.ts';
import type { Problem } from '../../shared/problem.ts';
import { type ReportFolders, sourcePath } from './report-place.ts';

/**
 * Returns a report as commands of GitHub's workflows, one a line. GitHub shows them in the lines of
 * a pull request.
 */
export function formatGithub({ problems }: CheckReport, folders: ReportFolders): string {
  return problems.map((problem) => `${commandOf(problem, folders)}\n`).join('');
}

function commandOf(problem: Problem, folders: ReportFolders): string {
  const { severity, code } = problem;
  const properties = [...placeOf(problem, folders), ['title', code] as const];
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${written.join(',')}::${escapeData(messageOf(problem))}`;
}

function placeOf(problem: Problem, folders: ReportFolders): readonly (readonly [string, string | number])[] {
  const { line, column, endColumn } = problem;
  const file = sourcePath(problem, folders);
  if (file === null) return [];
  if (line === undefined) return [['file', file]];
  const start = [['file', file] as const, ['line', line] as const];
  if (column === undefined) return start;
  // The column is the last one of the mark, and that of a problem is the one after it.
  const end = endColumn === undefined || endColumn <= column ? [] : [['endColumn', endColumn - 1] as const];
  return [...start, ...(end.length === 0 ? [] : [['endLine', line] as const]), ['col', column], ...end];
}

function messageOf({ title, hint, file, page, element }: Problem): string {
  const place = page === undefined ? file : `Page ${page}`;
  return [title, hint, place, element].filter((part) => part !== undefined).join('\n');
}

/** A line break would end the command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Colons and commas would end the property too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
