import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { formatText } from '../../../../src/cli/check/format-text.ts';
import type { CheckReport } from '../../../../src/check/check-report.ts';
import { folders, reportOf } from '../../../support/check-reports.ts';

const textOf = (report: CheckReport, quiet = false) =>
  stripVTControlCharacters(formatText(report, { root: folders.root, quiet }));

test('problems are shown with file, page and element, as far as they have them', () => {
  const text = textOf(
    reportOf(
      { title: 'In both', file: 'content/en/docs/a.md', line: 3, column: 5, page: '/docs/a', element: '<a href="/x">' },
      { title: 'On a page', page: '/docs/b', element: '<img src="/b.png">', hint: 'Mend it.' },
    ),
  );
  expect(text).toBe(
    [
      '1. error In both (broken-link)',
      '   content/en/docs/a.md:3:5',
      '   on the page /docs/a',
      '   <a href="/x">',
      '',
      '2. error On a page (broken-link)',
      '   /docs/b',
      '   <img src="/b.png">',
      '   → Mend it.',
      '',
      'Help with a code: docsgen explain broken-link',
      '',
      '✗ 12 pages · 40 files · 1,200 links · 2 errors',
      '  /srv/site/docs/build',
      '',
    ].join('\n'),
  );
});

test('other pages with the same cause are named', () => {
  const text = textOf(reportOf({ page: '/a', cause: 'no /lost' }, { page: '/b', cause: 'no /lost' }));
  expect(text).toContain('   For the same reason:\n     /b\n');
});

test('the last line says what is left out', () => {
  expect(textOf({ ...reportOf(), ignored: 4, inBaseline: 1300 })).toBe(
    '✓ 12 pages · 40 files · 1,200 links · no errors · 4 ignored · 1,300 in the baseline\n  /srv/site/docs/build\n',
  );
});

test('quiet leaves out warnings and the summary', () => {
  expect(textOf(reportOf({ severity: 'warning' }), true)).toBe('');
  const text = textOf(reportOf({ severity: 'warning', title: 'Minor' }, { title: 'Grave' }), true);
  expect(text).toContain('1. error Grave');
  expect(text).not.toMatch(/Minor|12 pages/);
});

test('of five hundred problems, a few of each kind are shown and the others counted', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    code: (['broken-link', 'duplicate-title', 'heading-jump'] as const)[index % 3] ?? 'broken-link',
    severity: index % 3 === 0 ? ('error' as const) : ('warning' as const),
    title: `Mistake ${index}`,
    page: `/docs/page-${index}`,
  }));
  const text = textOf(reportOf(...many));
  expect(text.split('\n').length).toBeLessThan(60);
  expect(text).toMatch(/… and \d+ more like these: \/docs \d+/);
  expect(text).toContain('All of them: docsgen check --html FILE, or docsgen check --json\n');
  expect(text).toContain('· 167 errors, 333 warnings\n');
});
