import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { outputCodes, problemCodes, wordCodes } from '../src/shared/problem-codes.ts';
import { allCodes } from './support/all-codes.ts';
import { runDocsgen } from './support/docsgen.ts';
import { madeExamples, notByFiles } from './support/error-examples.ts';
import { errorPages, readErrorPage, type Sample, soundSite, writeSample } from './support/error-page.ts';
import { runLength } from './support/run-length.ts';
import { makeFolder } from './support/small-site.ts';

const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const problems = z.array(z.looseObject({ code: z.string() })).default([]);
const report = z.looseObject({ problems, warnings: problems });

/** Writes a site without mistakes, and samples over it. Returns its folder. */
function siteOf(name: string, samples: readonly Sample[]): string {
  const folder = join(root, name);
  writeSample(folder, soundSite);
  for (const { files } of samples) writeSample(folder, files);
  return folder;
}

/** What only `docsgen check` looks for. */
const checked: ReadonlySet<string> = new Set([...outputCodes, ...wordCodes]);

/**
 * Builds or checks a site, as the code needs it. Returns the codes of its problems, each one once.
 */
async function codesOf(code: string, folder: string, args: Sample['args'] = null): Promise<readonly string[]> {
  const [option, value = ''] = args ?? [];
  const options = option === undefined ? [] : [option, option === '--out' ? join(folder, value) : value];
  const command = checked.has(code) ? 'check' : 'build';
  const { stdout, stderr } = await runDocsgen([command, '--json', '--root', folder, ...options]);
  if (stdout === '') throw new Error(stderr);
  const found = report.parse(JSON.parse(stdout));
  const codes = new Set([...found.problems, ...found.warnings].map((problem) => problem.code));
  // The sites of the examples are not for publishing: their addresses are placeholders.
  return [...codes].filter((each) => each === code || !ofPublishing.has(each));
}

const ofPublishing: ReadonlySet<string> = new Set(['placeholder-address', 'unreachable-locale']);

const shown = allCodes.filter((code) => !notByFiles.has(code) && !Object.hasOwn(madeExamples, code));

describe('the page of each error code', () => {
  test('exists, and has a code', () => {
    const pages = readdirSync(errorPages).flatMap((file) => (file.endsWith('.md') ? file.replace(/\.md$/, '') : []));
    const folder = 'manual/content/en/docs/errors/';
    const missing = allCodes.filter((code) => !pages.includes(code));
    expect(missing, `Write ${folder}<code>.md for these codes. CONTRIBUTING.md says how.`).toStrictEqual([]);
    const strange = pages.filter((page) => !Object.hasOwn(problemCodes, page));
    expect(strange, `Remove these pages from ${folder}, or add their codes to problem-codes.ts.`).toStrictEqual([]);
  });

  test.each(allCodes)('%s has the title of the code, a cause, an example and a remedy', (code) => {
    const { description, cause, headings } = readErrorPage(code);
    expect(description).toBe(`${problemCodes[code].title}.`);
    expect(cause).not.toBe('');
    expect(headings).toStrictEqual(['Example', 'Remedy']);
  });

  test.each(shown)('%s shows a mistake that gives the code, and a remedy', async (code) => {
    const { example, remedy } = readErrorPage(code);
    const message =
      'Give the blocks of the example the names of their files, ```md title="content/en/docs/intro.md", ' +
      'or add the code to test/support/error-examples.ts';
    expect(example.files.size + (example.args?.length ?? 0), message).toBeGreaterThan(0);
    expect(await codesOf(code, siteOf(`${code}/mistake`, [example]), example.args)).toStrictEqual([code]);
    if (runLength({ short: true, long: false })) return;
    // Some remedies rename or remove a file.
    if (remedy.files.size === 0 && remedy.args === null) return;
    expect(await codesOf(code, siteOf(`${code}/remedy`, [example, remedy]), remedy.args)).toStrictEqual([]);
  });

  test.each(Object.entries(madeExamples))('%s describes a mistake that gives the code', async (code, make) => {
    const folder = siteOf(code, []);
    make(folder);
    expect(await codesOf(code, folder)).toStrictEqual([code]);
  });
});
