import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type AnySchemaObject } from 'ajv';
import fc from 'fast-check';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../../../src/check/check-report.ts';
import { formatSarif } from '../../../../src/cli/check/format-sarif.ts';
import { readExplanation } from '../../../../src/system/read-explanation.ts';
import { anyReport, folders, reportOf } from '../../../support/check-reports.ts';

/** The official schema is written for an older draft, in which an id has another name. */
function createValidate() {
  const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const read: AnySchemaObject = JSON.parse(readFileSync(file, 'utf8'));
  const { $schema: _, id: __, ...schema } = read;
  const isAddress = (text: string) => URL.canParse(text, 'https://example.com/') && !/[\s<>"{}|\\^`]/.test(text);
  const formats = { uri: (text: string) => URL.canParse(text), 'uri-reference': isAddress, 'date-time': true } as const;
  return new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, formats }).compile(schema);
}
const validate = createValidate();

const options = { folders, version: '1.1.0', explain: (code: string) => readExplanation(code).text };
const textOf = (report: CheckReport, more: Partial<typeof options> = {}) =>
  formatSarif(report, { ...options, ...more });

/** Returns the run of a report whose document follows the schema. */
function runOf(report: CheckReport, more?: Partial<typeof options>) {
  const log: Log = JSON.parse(textOf(report, more));
  expect(validate(log) ? [] : validate.errors).toStrictEqual([]);
  const [run] = log.runs;
  if (!run) throw new Error('There is no run');
  return { ...run, results: run.results ?? [] };
}
const locationOf = (...args: Parameters<typeof runOf>) => runOf(...args).results[0]?.locations?.[0];

test('the schema refuses what is wrong', () => {
  const log: { runs: Record<string, unknown>[] } = JSON.parse(textOf(reportOf({ file: 'a.md' })));
  Object.assign(log.runs[0] ?? {}, { columnKind: 'bytes' });
  expect(validate(log)).toBe(false);
});

test('a result has level, message, rule and the region in its file', () => {
  const problem = { file: 'content/en/a b.md', line: 3, column: 5, endColumn: 9, page: '/docs/a b' };
  const { results, tool, columnKind } = runOf(
    reportOf({ ...problem, hint: 'Write {ref}.' }, { severity: 'warning', code: 'missing-alt-text', file: 'b.md' }),
  );
  expect(columnKind).toBe('utf16CodeUnits');
  expect(results).toMatchObject([
    {
      ruleId: 'broken-link',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'The link `./lost.md` points to a missing file\nWrite {{ref}}.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/content/en/a%20b.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5, endColumn: 9 },
          },
          logicalLocations: [{ name: '/docs/a b', kind: 'resource' }],
        },
      ],
    },
    { ruleId: 'missing-alt-text', ruleIndex: 1, level: 'warning' },
  ]);
  expect(tool.driver).toMatchObject({ name: 'docsgen', version: '1.1.0' });
  const [rule] = tool.driver.rules ?? [];
  expect(rule).toMatchObject({
    id: 'broken-link',
    name: 'BrokenLink',
    shortDescription: { text: 'A link points to a missing page' },
    help: { text: 'docsgen explain broken-link' },
    defaultConfiguration: { level: 'error' },
  });
  expect(rule?.help?.markdown).toContain('## Remedy');
  expect(rule?.help?.markdown).not.toMatch(/\]\(\.\.?\//);
});

describe('a problem without a source file', () => {
  const place = (report: CheckReport, more?: Partial<typeof options>) =>
    locationOf(report, more)?.physicalLocation?.artifactLocation;

  test('is in the file of its page', () => {
    expect(place(reportOf({ page: '/docs/a' }))).toStrictEqual({
      uri: 'docs/build/docs/a/index.html',
      uriBaseId: '%SRCROOT%',
    });
    expect(place(reportOf({ page: '/404.html' }))?.uri).toBe('docs/build/404.html');
    expect(place(reportOf({ page: '/' }))?.uri).toBe('docs/build/index.html');
  });

  test('is in the output folder if that is not in the repository', () => {
    const away = { folders: { ...folders, outDir: '/tmp/out' } };
    expect(place(reportOf({ page: '/docs/a' }), away)).toStrictEqual({
      uri: 'docs/a/index.html',
      uriBaseId: 'OUTPUT',
    });
    expect(runOf(reportOf({ page: '/' }), away).originalUriBaseIds?.['OUTPUT']?.uri).toBe('file:///tmp/out/');
  });

  test('is in the folder of the site if it has no page', () => {
    expect(place(reportOf({}))?.uri).toBe('docs/');
    expect(place(reportOf({}), { folders: { ...folders, root: '/srv/site' } })?.uri).toBe('./');
  });
});

test('fingerprints stay when lines move, and differ for two of the same', () => {
  const printsOf = (...lines: readonly number[]) =>
    runOf(reportOf(...lines.map((line) => ({ file: 'a.md', line })))).results.map(
      ({ partialFingerprints = {} }) => partialFingerprints['docsgenProblem/v1'],
    );
  const [first, second] = printsOf(3, 9);
  expect(printsOf(13, 19)).toStrictEqual([first, second]);
  expect(first).not.toBe(second);
  expect(runOf(reportOf({ file: 'b.md' })).results[0]?.partialFingerprints?.['docsgenProblem/v1']).not.toBe(first);
});

test('the codes of plugins are rules without a text', () => {
  const { tool } = runOf(reportOf({ code: 'words/too-long' }));
  expect(tool.driver.rules).toMatchObject([{ id: 'words/too-long', name: 'WordsTooLong' }]);
});

test('whatever the texts are, the document follows the schema and has them', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const { results } = runOf(report);
      expect(results).toHaveLength(report.problems.length);
      for (const [index, { message }] of results.entries()) {
        const { title = '', hint } = report.problems[index] ?? {};
        const shown = message.text?.replaceAll('{{', '{').replaceAll('}}', '}');
        expect(shown).toBe(hint === undefined ? title : `${title}\n${hint}`);
      }
    }),
    { numRuns: 50 },
  );
});
