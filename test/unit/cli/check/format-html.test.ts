import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../../../src/check/check-report.ts';
import { formatHtml } from '../../../../src/cli/check/format-html.ts';
import { anyReport, reportOf } from '../../../support/check-reports.ts';
import { all, textOf, texts } from '../../../support/elements.ts';
import { parseHtml } from '../../../support/parse-html.mjs';

const css = readFileSync(join(import.meta.dirname, '../../../../src/cli/check/report.css'), 'utf8');
const read = (report: CheckReport) => parseHtml(formatHtml(report, css));

test('problems are in groups: by severity, kind and file', () => {
  const tree = read({
    ...reportOf(
      { file: 'a.md', line: 3, column: 5, page: '/a', hint: 'Did you mean `./list.md`?' },
      { severity: 'warning', code: 'heading-jump', title: 'The heading jumps', page: '/b' },
      { file: 'c.md', line: 1, fix: { line: 1, column: 1, before: './lost', after: './list' } },
      { title: 'Everywhere' },
    ),
    inBaseline: 7,
  });
  expect(texts(tree, 'title')).toStrictEqual(['Site check: 3 errors, 1 warning']);
  expect(texts(tree, 'h2')).toStrictEqual(['Errors 3', 'Warnings 1']);
  expect(texts(tree, 'h3')).toStrictEqual(['A link points to a missing page', 'A heading skips a level']);
  expect(texts(tree, 'h4')).toStrictEqual(['a.md', 'c.md', 'The whole site', '/b']);
  expect(texts(tree, 'dd')).toStrictEqual(['3', '1', '12', '40', '1,200']);
  for (const part of ['a.md:3:5', 'On the page /a', '7 in the baseline', './lost ./list', 'Did you mean ./list.md?'])
    expect(textOf(tree)).toContain(part);
});

test('many kinds are closed at first', () => {
  const openKinds = (count: number) => {
    const codes = Array.from({ length: count }, (_, index) => ({ code: `words/${index}` as const }));
    return all(read(reportOf(...codes)), 'details').filter(({ properties }) => properties['open'] === true);
  };
  expect(openKinds(8)).toHaveLength(8);
  expect(openKinds(9)).toHaveLength(0);
});

test('nothing wrong is said', () => {
  expect(textOf(read(reportOf()))).toContain('Nothing is wrong.');
});

test('it needs no script, no other file and no network', () => {
  const tree = read(reportOf({ element: '<script src="/x.js"></script>' }));
  for (const name of ['script', 'link', 'img', 'a', 'iframe']) expect(all(tree, name)).toStrictEqual([]);
  expect(css).not.toMatch(/url\(|@import/);
});

describe('whatever the texts are', () => {
  const known = new Set(
    'html head meta title style body header h1 p code dl div dt dd main section h2 span details summary h3 h4 ul li pre footer del ins'.split(
      ' ',
    ),
  );
  test('they add no element', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const tree = read(report);
        expect(all(tree, '*').filter(({ tagName }) => !known.has(tagName))).toStrictEqual([]);
        expect(all(tree, 'li')).toHaveLength(report.problems.length);
      }),
    );
  });
});
