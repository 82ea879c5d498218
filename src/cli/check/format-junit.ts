import type { CheckReport } from '../../check/check-report.ts';
import { groupBy } from '../../shared/group-by.ts';
import { titleOfCode } from '../../shared/problem-codes.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';
import { checkCounts } from './check-counts.ts';
import { type ReportFolders, sourcePath } from './report-place.ts';
import { xmlAttributes, xmlText } from './xml.ts';

/**
 * Returns a report as JUnit XML: a suite for each file, and in it a test for each kind of problem.
 * Errors are failures. Warnings are skipped tests, which fail no job and which Jenkins and GitLab
 * count and show. A suite that passes says what was checked, as they refuse a report without tests.
 */
export function formatJunit(report: CheckReport, folders: ReportFolders): string {
  const byPlace = groupBy(report.problems, (problem) => placeOf(problem, folders));
  const suites = [...byPlace].map(([place, problems]) => suiteOf(place, problems, folders));
  const all = [checkedSuite(report), ...suites];
  const counts = {
    tests: sum(all.map(({ tests }) => tests)),
    failures: sum(all.map(({ failures }) => failures)),
    errors: 0,
    skipped: sum(all.map(({ skipped }) => skipped)),
  };
  const inside = all.map(({ xml }) => xml).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${xmlAttributes({ name: 'docsgen check', ...counts })}>\n${inside}</testsuites>\n`;
}

interface Suite {
  readonly xml: string;
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
}

function checkedSuite(report: CheckReport): Suite {
  const { seen } = checkCounts(report);
  const test = `    <testcase${xmlAttributes({ name: seen.join(', '), classname: 'docsgen' })}/>\n`;
  return suite('docsgen', [{ xml: test, result: 'passed' }]);
}

function suiteOf(place: string, problems: readonly Problem[], folders: ReportFolders): Suite {
  const kinds = [...groupBy(problems, ({ code }) => code).values()];
  return suite(
    place,
    kinds.map((same) => testOf(place, same, folders)),
  );
}

interface TestCase {
  readonly xml: string;
  readonly result: 'passed' | 'failed' | 'skipped';
}

function suite(name: string, tests: readonly TestCase[]): Suite {
  const failures = tests.filter(({ result }) => result === 'failed').length;
  const skipped = tests.filter(({ result }) => result === 'skipped').length;
  const attributes = xmlAttributes({ name, tests: tests.length, failures, errors: 0, skipped });
  const xml = `  <testsuite${attributes}>\n${tests.map((test) => test.xml).join('')}  </testsuite>\n`;
  return { xml, tests: tests.length, failures, skipped };
}

/** The problems are of one kind, and there is at least one. */
function testOf(place: string, problems: readonly Problem[], folders: ReportFolders): TestCase {
  const [first] = problems;
  const code = first?.code ?? '';
  const file = first === undefined ? null : sourcePath(first, folders);
  const attributes = {
    name: `${code}: ${first === undefined ? '' : titleOfCode(first.code)}`,
    classname: classOf(place),
    ...(file === null ? {} : { file }),
  };
  const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  const message = xmlAttributes({ message: `${first?.title ?? ''}${more}` });
  const text = xmlText(problems.map(textOf).join('\n\n'));
  // A skipped test shows its message only, unless the text is its output.
  const [result, inside] = hasErrors(problems)
    ? (['failed', `      <failure${message}${xmlAttributes({ type: code })}>${text}</failure>\n`] as const)
    : (['skipped', `      <skipped${message}/>\n      <system-out>${text}</system-out>\n`] as const);
  return { result, xml: `    <testcase${xmlAttributes(attributes)}>\n${inside}    </testcase>\n` };
}

/** Returns the file, the page or the site that a suite is for. */
function placeOf(problem: Problem, folders: ReportFolders): string {
  return sourcePath(problem, folders) ?? problem.file ?? problem.page ?? 'site';
}

/**
 * Services split the name of a class at its dots into packages: those of a path are its folders.
 */
function classOf(place: string): string {
  const parts = place.replace(/\.\w+$/, '').split('/');
  return parts.filter((part) => part !== '' && part !== '..').join('.') || 'site';
}

function textOf({ severity, title, hint, file, line, column, page, element }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const rows = [`${severity}: ${title}`, place, page === undefined ? '' : `on the page ${page}`, element, hint];
  return rows.filter((row) => row !== undefined && row !== '').join('\n');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
