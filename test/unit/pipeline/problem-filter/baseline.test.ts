import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  baselineFile,
  baselineText,
  parseBaseline,
  readBaseline,
  writeBaseline,
} from '../../../../src/pipeline/problem-filter/baseline.ts';
import type { Problem } from '../../../../src/shared/problem.ts';
import { makeFolder } from '../../../support/small-site.ts';

const link: Problem = {
  severity: 'error',
  code: 'broken-link',
  title: 'The link "a" is\nbroken',
  file: 'b.md',
  line: 3,
};
const problems: readonly Problem[] = [
  link,
  { severity: 'warning', code: 'heading-jump', title: 'A jump', page: '/docs/a' },
  { ...link, line: 9 },
  { severity: 'warning', code: 'plugin-rule', rule: 'words/short', title: 'Short', file: 'a.md' },
  { severity: 'error', code: 'duplicate-address', title: 'Twice', file: 'a.md' },
];

test('the text is sorted, has one entry a line, and no lines and no errors that stop a site', () => {
  expect(baselineText(problems)).toBe(
    [
      '[',
      '  { "code": "heading-jump", "page": "/docs/a", "title": "A jump", "count": 1 },',
      '  { "code": "words/short", "file": "a.md", "title": "Short", "count": 1 },',
      String.raw`  { "code": "broken-link", "file": "b.md", "title": "The link \"a\" is\nbroken", "count": 2 }`,
      ']',
      '',
    ].join('\n'),
  );
  expect(baselineText(problems.toReversed())).toBe(baselineText(problems));
  expect(baselineText([])).toBe('[]\n');
});

test('what is written is read again', async () => {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  expect(readBaseline(root)).toStrictEqual({ value: null, problems: [] });
  await writeBaseline(root, problems);
  expect(readBaseline(root).value?.map(({ code, count }) => [code, count])).toStrictEqual([
    ['heading-jump', 1],
    ['words/short', 1],
    ['broken-link', 2],
  ]);
  await writeFile(join(root, baselineFile), '');
  expect(readBaseline(root).problems).toMatchObject([{ code: 'malformed-json', file: baselineFile }]);
});

test.each([
  ['[\n  { "code": "a", }\n]', 'malformed-json', 2, 18],
  ['[\n<<<<<<< HEAD\n]', 'merge-conflict', 2, 1],
  ['[\n  { "code": "a", "title": "b", "count": 0 }\n]', 'invalid-metadata', 2, 41],
  ['[\n  { "code": "a", "title": "b" }\n]', 'invalid-metadata', 2, 3],
  ['[\n  { "code": "a", "title": "b", "count": 1, "line": 3 }\n]', 'invalid-metadata', 2, 52],
  ['{}', 'invalid-metadata', 1, 1],
])('a mistake has its place: %j', (text, code, line, column) => {
  const { value, problems: found } = parseBaseline(text);
  expect(value).toBeNull();
  expect(found[0]).toMatchObject({ severity: 'error', code, file: baselineFile, line, column });
});
