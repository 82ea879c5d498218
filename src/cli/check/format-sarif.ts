import { pathToFileURL } from 'node:url';
import type { Log, Result } from 'sarif';
import type { CheckReport } from '../../check/check-report.ts';
import type { Problem } from '../../shared/problem.ts';
import { hashOf } from '../../system/hash.ts';
import type { ReportFolders } from './report-place.ts';
import { outputBase, repositoryBase, sarifLocation } from './sarif-location.ts';
import { type Explain, sarifRules } from './sarif-rules.ts';

interface SarifOptions {
  readonly folders: ReportFolders;
  /** The version of docsgen. */
  readonly version: string;
  /** Returns what the manual says about a code. */
  readonly explain: Explain;
}

/** Returns a report in the format SARIF 2.1.0, which GitHub's code scanning and editors read. */
export function formatSarif(report: CheckReport, { folders, version, explain }: SarifOptions): string {
  const rules = sarifRules(report.problems, explain);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const numberOf = createCounter();
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docsgen', version, semanticVersion: version, rules } },
        invocations: [{ executionSuccessful: true }],
        originalUriBaseIds: {
          [repositoryBase]: { uri: folderAddress(folders.repository) },
          [outputBase]: { uri: folderAddress(folders.outDir) },
        },
        // Columns of problems are those of JavaScript.
        columnKind: 'utf16CodeUnits',
        results: report.problems.map((problem) => ({
          ...resultOf(problem, folders),
          ruleIndex: indexes.get(problem.code) ?? -1,
          partialFingerprints: { 'docsgenProblem/v1': numberOf(identityOf(problem)) },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(problem: Problem, folders: ReportFolders): Result {
  const { severity, code, page, element } = problem;
  const more = Object.entries({ page, element }).filter(([, value]) => value !== undefined);
  return {
    ruleId: code,
    level: severity,
    message: { text: messageOf(problem) },
    locations: [sarifLocation(problem, folders)],
    ...(more.length === 0 ? {} : { properties: Object.fromEntries(more) }),
  };
}

/** Braces would stand for the arguments of the message. */
function messageOf({ title, hint }: Problem): string {
  const text = hint === undefined ? title : `${title}\n${hint}`;
  return text.replace(/[{}]/g, '$&$&');
}

/** Returns what stays the same when the lines of a file move. */
function identityOf({ code, file, page, title }: Problem): string {
  return hashOf(code, file ?? page ?? '', title);
}

/** Two problems that only differ in their lines must not count as one: they are numbered. */
function createCounter(): (identity: string) => string {
  const counts = new Map<string, number>();
  return (identity) => {
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return `${identity}:${count}`;
  };
}

function folderAddress(folder: string): string {
  const { href } = pathToFileURL(folder);
  return href.endsWith('/') ? href : `${href}/`;
}
