import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import type { DevEvents } from '../../dev/dev-events.ts';
import { problemsPath } from '../../shared/live-update.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { faultText } from '../terminal/fault-text.ts';
import { groupProblems, isAllShown, noLimits, screenLimits } from '../terminal/group-problems.ts';
import { countText, explainText, formatProblems } from '../terminal/report-problems.ts';
import { systemProblem } from '../terminal/system-problem.ts';
import { createUpdateLog, type FileUpdate } from './collapse-updates.ts';
import { compareProblems } from './compare-problems.ts';
import { formatLinkUpdates } from './format-link-updates.ts';
import { formatReady } from './format-ready.ts';
import { formatUpdate } from './format-update.ts';

interface ReporterOptions {
  /** The site's folder. */
  readonly root: string;
  readonly version: string;
  readonly hasKeys: boolean;
  /** Print no warnings and no updates. */
  readonly quiet: boolean;
  /** Print all changed files, and each problem in full. */
  readonly verbose: boolean;
  readonly write: (text: string) => void;
  /** Returns the width of the terminal; undefined if the output is none. */
  readonly width: () => number | undefined;
  /** Returns the current time. */
  readonly now: () => Date;
  /** Calls a function after some milliseconds. */
  readonly later: (ms: number, call: () => void) => void;
}

/** What prints the events of a development server. */
export interface Reporter extends DevEvents {
  /** Prints what has been counted so far, before something else is printed. */
  readonly flush: () => void;
}

/**
 * Returns event handlers that print what one run of the development server reports. Each problem is
 * printed when it appears and when it is fixed.
 */
export function createReporter(options: ReporterOptions): Reporter {
  const { root, version, hasKeys, quiet, verbose, width, now, later } = options;
  const limits = verbose ? noLimits : screenLimits;
  let known: readonly Problem[] = [];
  let site = '';
  let isHelpShown = quiet;
  const layout = () => ({ root, limits, width: width() });
  const print = ({ at, files, update }: FileUpdate, count: number) =>
    options.write(formatUpdate({ at, files, isComplete: verbose, update, site, count }));
  const updates = createUpdateLog({ print, later });
  const write = (text: string) => {
    updates.flush();
    options.write(text);
  };
  return {
    flush: updates.flush,
    onReady: ({ urls, ms }) => {
      site = urls[0] ?? '';
      write(formatReady({ version, urls, ms, hasKeys }));
    },
    onUpdate: (files, update) => void (quiet || updates.add({ at: now(), files, update })),
    onProblems: (all) => {
      const problems = quiet ? all.problems.filter(({ severity }) => severity === 'error') : all.problems;
      const { appeared, fixed } = compareProblems(known, problems, (file) => !existsSync(join(root, file)));
      known = problems;
      if (fixed.length > 0 && !quiet) write(fixedText(fixed, problems));
      if (appeared.length === 0) return;
      const isWhole = site === '' || isAllShown(groupProblems(appeared, limits));
      const list = isWhole ? '' : `All of them: ${pc.cyan(new URL(problemsPath, site).href)}\n`;
      // The code behind the title says the same for later problems.
      const help = isHelpShown ? '' : explainText(appeared);
      isHelpShown = true;
      const offer = hasKeys ? offerText(appeared) : '';
      write(`${formatProblems(appeared, layout())}${help}${list}${offer}\n`);
    },
    onLinkUpdates: (updates) => write(formatLinkUpdates(updates)),
    onFault: (error) => {
      const refused = systemProblem(error);
      const problems = error instanceof DocsgenError ? error.problems : refused && [refused];
      write(problems ? `${formatProblems(problems, layout())}\n` : faultText(error, ['dev']));
    },
  };
}

/** Returns the keys that decide about renamed pages; empty if there are none. */
function offerText(problems: readonly Problem[]): string {
  const moves = problems.flatMap(({ move }) => move ?? []);
  if (moves.length === 0) return '';
  const hasLinks = moves.some(({ links }) => links.length > 0);
  const hasTranslations = moves.some(({ translations }) => translations !== undefined);
  const what = [...(hasTranslations ? ['rename these translations'] : []), ...(hasLinks ? ['update these links'] : [])];
  return `Press ${pc.bold('u')} to ${what.join(' and ')}, ${pc.bold('n')} to leave them\n`;
}

const mostFixed = 5;

function fixedText(fixed: readonly Problem[], left: readonly Problem[]): string {
  const rows = fixed.slice(0, mostFixed).map(({ title, file, move }) => {
    if (move && move.links.length === 0) return `Fixed: no translation is named after ${pc.cyan(move.from)} any more`;
    if (move) return `Fixed: no link leads to ${pc.cyan(move.from)} any more`;
    return `${file === undefined ? 'Fixed' : `Fixed in ${pc.cyan(file)}`}: ${firstLine(title)}`;
  });
  const more = fixed.length - rows.length;
  const all = [...rows, ...(more > 0 ? [`Fixed: ${more} more`] : [])].map((row) => `${pc.green('✓')} ${row}\n`);
  return `${all.join('')}${pc.dim(leftText(left))}\n`;
}

/** Returns the first line of a title. The other lines quote source text, which no longer exists. */
function firstLine(title: string): string {
  return title.split('\n')[0] ?? title;
}

function leftText(left: readonly Problem[]): string {
  return left.length === 0 ? 'No problems left' : `Left: ${countText(left)}`;
}
