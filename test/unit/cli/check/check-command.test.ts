import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Ajv } from 'ajv';
import { Command } from 'commander';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RunCheck, RunCheckOptions } from '../../../../src/build/run-check-options.ts';
import type { CheckReport } from '../../../../src/check/check-report.ts';
import { checkCommand } from '../../../../src/cli/commands/check-command.ts';
import { CommandEnd } from '../../../../src/cli/terminal/command-end.ts';
import { prebuiltSchemas } from '../../../../src/pipeline/json-schema/prebuilt-schemas.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { reportOf } from '../../../support/check-reports.ts';
import { makeFolder } from '../../../support/small-site.ts';

afterEach(() => vi.restoreAllMocks());

/**
 * Runs the command with a check that has an end. Returns its output, its exit code and its options.
 */
async function run(args: readonly string[], end: CheckReport | Error = reportOf()) {
  const out = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      out[name] += stripVTControlCharacters(String(text));
      return true;
    });
  let asked: RunCheckOptions | undefined;
  const check: RunCheck = (options) => {
    asked = options;
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
  };
  const program = new Command('docsgen').exitOverride();
  checkCommand(() => Promise.resolve(check))(program);
  for (const command of program.commands) command.exitOverride();
  const error: unknown = await program.parseAsync(['check', ...args], { from: 'user' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  vi.restoreAllMocks();
  return { ...out, error, code: error instanceof CommandEnd ? error.exitCode : null, asked };
}

const wrong = reportOf({ page: '/docs/a' });

test('the text goes to standard output, and errors end with 1', async () => {
  const { stdout, stderr, code } = await run([], wrong);
  expect(stdout).toMatch(/^1\. error The link [^]*· 1 error\n/);
  expect([stderr, code]).toStrictEqual(['', 1]);
});

test('warnings do not change the exit code', async () => {
  const { stdout, error } = await run([], reportOf({ severity: 'warning' }));
  expect(stdout).toContain('· 1 warning\n');
  expect(error).toBeNull();
});

test.each([
  ['json', /^\{\n {2}"ok": false,/],
  ['sarif', /^\{\n {2}"\$schema": /],
  ['github', /^::error title=broken-link::/],
  ['junit', /^<\?xml /],
])('--format %s has standard output for itself', async (format, start) => {
  const { stdout, stderr, code } = await run(['--format', format], wrong);
  expect(stdout).toMatch(start);
  expect(stderr).toMatch(/^1\. error The link /);
  expect(code).toBe(1);
  if (format === 'json') expect((await run(['--json'], wrong)).stdout).toBe(stdout);
});

test('the JSON document is what the schema of the package says', async () => {
  const validate = new Ajv({ allErrors: true }).compile(prebuiltSchemas()['check'] ?? {});
  const whole = {
    cause: 'no lost.md',
    hint: 'Did you mean `./list.md`?',
    file: 'content/a.md',
    line: 3,
    column: 5,
    endColumn: 9,
    page: '/docs/a',
    element: '<a href="./lost.md">',
    fix: { line: 3, column: 5, before: './lost.md', after: './list.md' },
  };
  const { stdout } = await run(['--json'], reportOf(whole, { severity: 'warning' }));
  const document: { problems: object[] } = JSON.parse(stdout);
  expect(document.problems[0]).toMatchObject(whole);
  expect(validate(document) ? [] : validate.errors).toStrictEqual([]);
  expect(validate({ ok: false, problems: document.problems })).toBe(true);
  for (const wrongly of [{ ok: 1 }, { pages: '12' }, { problems: [{ title: 'A' }] }])
    expect(validate({ ...document, ...wrongly })).toBe(false);
});

test('--html writes a page beside the report', async () => {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'reports/check.html');
  const { stdout } = await run(['--html', file], wrong);
  expect(stdout).toContain('· 1 error\n');
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>\n<html lang="en">[^]*\/docs\/a/);
});

test('the options reach the check', async () => {
  const { asked } = await run(['--root', 'a', '--out', 'b', '--external', '--strict', '--update-baseline']);
  expect(asked).toMatchObject({ root: 'a', out: 'b', external: true, strict: true, updateBaseline: true });
  expect((await run([])).asked).toMatchObject({ root: '.', external: false, strict: false, updateBaseline: false });
});

describe('a site that cannot be built', () => {
  const failed = new DocsgenError(reportOf({ file: 'content/a.md' }).problems);

  test.each(['sarif', 'github', 'junit'])('has its errors in %s', async (format) => {
    const { stdout, error } = await run(['--format', format], failed);
    expect(stdout).toContain('The link `./lost.md` points to a missing file');
    expect(error).toBe(failed);
  });

  test.each(['text', 'json'])('leaves %s to what reports the errors of all commands', async (format) => {
    const { stdout, stderr, error } = await run(['--format', format], failed);
    expect([stdout, stderr, error]).toStrictEqual(['', '', failed]);
  });
});
