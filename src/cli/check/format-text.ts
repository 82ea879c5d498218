import pc from 'picocolors';
import type { CheckReport } from '../../check/check-report.ts';
import { hasErrors } from '../../shared/problem.ts';
import { groupProblems, isAllShown } from '../terminal/group-problems.ts';
import { explainText, formatProblems } from '../terminal/report-problems.ts';
import { checkCounts } from './check-counts.ts';

interface TextOptions {
  /** The site's folder. Code frames are read from there. */
  readonly root: string;
  /** Longest line; undefined if the output is no terminal. */
  readonly width?: number | undefined;
  /** Leave out warnings and the summary. */
  readonly quiet?: boolean;
}

/**
 * Returns a report for people: the problems, each with its place, its code frame and its hint, and
 * a line that says how much was checked. If there are too many problems, a few of each kind are
 * shown.
 */
export function formatText(report: CheckReport, { root, width, quiet = false }: TextOptions): string {
  const shown = quiet ? report.problems.filter(({ severity }) => severity === 'error') : report.problems;
  const summary = quiet ? '' : summaryText(report);
  if (shown.length === 0) return summary;
  const more = isAllShown(groupProblems(shown))
    ? ''
    : `All of them: ${pc.cyan('docsgen check --html FILE')}, or ${pc.cyan('docsgen check --json')}\n`;
  const problems = formatProblems(shown, { root, width, isCounted: false });
  return `${problems}\n${explainText(shown)}${more}${summary === '' ? '' : `\n${summary}`}`;
}

function summaryText(report: CheckReport): string {
  const { seen, found, left } = checkCounts(report);
  const [errors, color] = hasErrors(report.problems) ? ['✗', pc.red] : ['✓', pc.green];
  const parts = [...seen, found.join(', '), ...left];
  return `${color(errors)} ${parts.join(' · ')}\n  ${report.outDirs.map((folder) => pc.dim(folder)).join('\n  ')}\n`;
}
