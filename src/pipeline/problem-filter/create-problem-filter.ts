import { readFileSync, statSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { pathOf, type SiteFolder } from '../../config/site-folder.ts';
import { withMakers } from '../../content/generated-pages.ts';
import type { FoundProblem, Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { type Baseline, entryKey } from './baseline.ts';
import { covers, type Directive, parseDirectives } from '../../shared/directives.ts';
import { createExceptions, type Exception } from './exceptions.ts';
import { isOptional } from './is-reported.ts';
import { maySet, namesOf } from './may-set.ts';

interface FilterOptions {
  readonly config: Pick<Config, 'reports' | 'sources'>;
  /** Whether warnings are errors. */
  readonly strict?: boolean | undefined;
  readonly baseline: Baseline;
  /** Returns the text of a file, by its path relative to the site's root; null if there is none. */
  readonly readText: (file: string) => string | null;
  /** Returns a problem at the place where its text is written. Default: as it is. */
  readonly written?: (problem: Problem) => Problem;
}

/** How many problems were left out. */
export interface FilterCounts {
  /** By exceptions of the configuration and comments in texts. */
  readonly ignored: number;
  readonly inBaseline: number;
}

/** What has left problems out. */
export interface UsedExceptions {
  readonly exceptions: ReadonlySet<Exception>;
  /** By `directiveKey`. */
  readonly directives: ReadonlySet<string>;
  /** How many problems each entry of the baseline has left out, by `entryKey`. */
  readonly entries: ReadonlyMap<string, number>;
}

/** Decides what becomes of the problems of one run. */
export interface ProblemFilter {
  /**
   * Returns the problems that are reported, with the severity that the site gives them. A problem
   * that was filtered before has the same result, and counts once.
   */
  readonly filter: (problems: readonly FoundProblem[]) => readonly Problem[];
  readonly counts: () => FilterCounts;
  /** Returns the problems that were left out. */
  readonly leftOut: () => readonly Problem[];
  readonly exceptions: readonly Exception[];
  readonly used: UsedExceptions;
}

/** Returns the filter of the problems of one run. */
export function createProblemFilter({
  config,
  strict = false,
  baseline,
  readText,
  written = (problem) => problem,
}: FilterOptions): ProblemFilter {
  const { reports, sources } = config;
  const exceptions = createExceptions(reports.exceptions);
  const directivesOf = createDirectiveReader(readText);
  const allowed = new Map((baseline ?? []).map((entry) => [entryKey(entry), entry.count]));
  const used = { exceptions: new Set<Exception>(), directives: new Set<string>(), entries: new Map<string, number>() };
  const known = new Map<string, Problem | null>();
  const left: Problem[] = [];
  const counts = { ignored: 0, inBaseline: 0 };

  const isIgnored = (problem: Problem): boolean => {
    const matching = exceptions.filter(({ matches }) => matches(problem));
    const { file, line } = problem;
    const around = file === undefined ? [] : directivesOf(file).filter((each) => isAbout(each, problem, line));
    for (const exception of matching) used.exceptions.add(exception);
    for (const directive of around) used.directives.add(directiveKey(file, directive));
    return matching.length > 0 || around.length > 0;
  };
  const isInBaseline = (problem: Problem): boolean => {
    const key = entryKey(problem);
    const count = used.entries.get(key) ?? 0;
    if (count >= (allowed.get(key) ?? 0)) return false;
    used.entries.set(key, count + 1);
    return true;
  };
  const leaveOut = (problem: Problem): null => {
    left.push(problem);
    return null;
  };
  const decide = (problem: FoundProblem): Problem | null => {
    const { isFatal: _isFatal, ...reported } = problem;
    if (!maySet(problem, sources)) return withSeverity(reported, strict ? 'error' : problem.severity);
    const level = namesOf(problem)
      .map((name) => reports.levels[name])
      .find((each) => each !== undefined);
    if (level === 'off' || (level === undefined && isOptional(problem.code))) return leaveOut(problem);
    const place = written(problem);
    if (isIgnored(place)) {
      counts.ignored += 1;
      return leaveOut(problem);
    }
    if (isInBaseline(place)) {
      counts.inBaseline += 1;
      return leaveOut(problem);
    }
    const severity = level === undefined ? problem.severity : level === 'error' ? 'error' : 'warning';
    return withSeverity(reported, strict ? 'error' : severity);
  };
  return {
    filter: (problems) =>
      problems.flatMap((problem) => {
        const key = JSON.stringify(problem);
        const before = known.get(key);
        const decided = before === undefined ? decide(problem) : before;
        known.set(key, decided);
        return decided ?? [];
      }),
    counts: () => counts,
    leftOut: () => left,
    exceptions,
    used,
  };
}

/** Returns the filter of a site, which reads the texts of the site's folder and of its git refs. */
export function openSiteFilter(
  { config, content }: Site,
  options: Pick<FilterOptions, 'baseline' | 'strict'>,
): ProblemFilter {
  const { generated } = content;
  return createProblemFilter({
    ...options,
    config,
    readText: (file) => generated.pages.get(file)?.text ?? readSiteText(config, file),
    written: (problem) => withMakers([problem], generated)[0] ?? problem,
  });
}

/** Returns the text of a file of a site; null if there is none. */
export function readSiteText(site: Pick<SiteFolder, 'root' | 'refs'>, file: string): string | null {
  try {
    const path = pathOf(site, file);
    // Reading a pipe would wait for another program.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}

/** Returns what identifies a directive in a site. */
export function directiveKey(file: string | undefined, { line, codes }: Directive): string {
  return JSON.stringify([file, line, codes]);
}

function isAbout(directive: Directive, problem: Problem, line: number | undefined): boolean {
  return (
    covers(directive, isWholePage(problem) ? undefined : line) &&
    namesOf(problem).some((name) => directive.codes.includes(name))
  );
}

/**
 * The place of a problem of a page as a whole is the first line, where no comment can stand before
 * it.
 */
function isWholePage({ page, element, line }: Problem): boolean {
  return page !== undefined && element === undefined && line === 1;
}

/** Each text is read once. */
function createDirectiveReader(readText: (file: string) => string | null): (file: string) => readonly Directive[] {
  const known = new Map<string, readonly Directive[]>();
  return (file) => {
    const found = known.get(file) ?? parseDirectives(readText(file) ?? '');
    known.set(file, found);
    return found;
  };
}

function withSeverity(problem: Problem, severity: Problem['severity']): Problem {
  return problem.severity === severity ? problem : { ...problem, severity };
}
