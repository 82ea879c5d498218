import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { externalCodes, outputCodes, problemCodes, wordCodes } from '../src/shared/problem-codes.ts';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

const root = makeFolder();
const planted = join(projectRoot, 'test/sites/check');

const report = z.looseObject({
  problems: z.array(
    z.looseObject({
      code: z.string(),
      file: z.string().optional(),
      line: z.number().optional(),
      page: z.string().optional(),
    }),
  ),
});

/** Every text of the planted site, with its path. */
const texts = readdirSync(planted, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(planted, file)).isFile() && !file.endsWith('.png'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(planted, file), 'utf8') }));

/**
 * Returns the planted faults as `<file>:<line> <code>`. A comment `fault: <codes>` stands on the
 * line before, or as many lines before as it says: `fault: invalid-code +2`.
 */
function plantedFaults(): readonly string[] {
  const marked = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [, codes, lines = '1'] = /fault: ([a-z, -]+?)(?: \+(\d))?\s*(?:-->|\*\/|$)/.exec(line) ?? [];
      return (codes?.split(', ') ?? []).map((code) => `${file}:${index + 1 + Number(lines)} ${code}`);
    }),
  );
  const listed = readFileSync(join(planted, 'faults.txt'), 'utf8').split('\n');
  return [...marked, ...listed.filter((line) => line !== '' && !line.startsWith('#'))];
}

function traps(): readonly string[] {
  return texts.flatMap(({ text }) =>
    [...text.matchAll(/traps: (.+?)\s*(?:-->|\*\/|\n)/g)].flatMap(([, names = '']) => names.split(', ')),
  );
}

let found: readonly string[] = [];

beforeAll(async () => {
  cpSync(planted, root, { recursive: true });
  const { stdout, stderr } = await runDocsgen(['check', '--root', root, '--json']);
  if (stdout === '') throw new Error(stderr);
  const { problems } = report.parse(JSON.parse(stdout));
  found = problems.map(({ code, file, page, line }) => {
    const place = line === undefined ? (file ?? page ?? '') : `${file}:${line}`;
    return `${place} ${code}`;
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('docsgen check, on a site with planted mistakes', () => {
  test('has at least 80 faults and 60 traps', () => {
    expect(plantedFaults().length).toBeGreaterThanOrEqual(80);
    expect(traps().length).toBeGreaterThanOrEqual(60);
  });

  test('finds every fault at its line, and reports no trap', () => {
    expect(found.toSorted()).toStrictEqual(plantedFaults().toSorted());
  });

  test('has a fault for each rule that needs no other site', () => {
    const codes = new Set(found.map((each) => each.split(' ').at(-1) ?? ''));
    const missing = [...outputCodes, ...wordCodes].filter((code) => !codes.has(code));
    // Its place is in the history of git, see check-translations.test.ts.
    expect(missing).toStrictEqual(['stale-translation']);
    expect(externalCodes.every((code) => Object.hasOwn(problemCodes, code))).toBe(true);
  });
});
