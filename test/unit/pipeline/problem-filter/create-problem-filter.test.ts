import { describe, expect, test } from 'vitest';
import type { ReportFields } from '../../../../src/config/fields/reports.ts';
import { resolveReports } from '../../../../src/config/report-levels.ts';
import { type Baseline, parseBaseline } from '../../../../src/pipeline/problem-filter/baseline.ts';
import { createProblemFilter } from '../../../../src/pipeline/problem-filter/create-problem-filter.ts';
import type { FoundProblem } from '../../../../src/shared/problem.ts';
import { findUnused } from '../../../../src/pipeline/problem-filter/unused.ts';

const link: FoundProblem = {
  severity: 'error',
  code: 'broken-link',
  title: 'The link `/api/a` points to a missing page',
  file: 'content/en/docs/a.md',
  line: 5,
  target: '/api/a',
};
const jump: FoundProblem = { severity: 'warning', code: 'heading-jump', title: 'A jump', page: '/docs/a' };
const word: FoundProblem = { severity: 'warning', code: 'unknown-word', title: 'A word', file: 'content/en/docs/a.md' };
const rule: FoundProblem = {
  severity: 'warning',
  code: 'plugin-rule',
  rule: 'words/short',
  title: '`words/short`: no',
};

interface Setup {
  readonly reports?: ReportFields;
  readonly strict?: boolean;
  readonly baseline?: Baseline;
  readonly texts?: Readonly<Record<string, string>>;
}

function filterOf({ reports = {}, strict = false, baseline = null, texts = {} }: Setup) {
  const config = { reports: resolveReports(reports), sources: ['site.config.ts'] };
  return createProblemFilter({ config, strict, baseline, readText: (file) => texts[file] ?? null });
}

function levels(setup: Setup, ...problems: readonly FoundProblem[]): readonly string[] {
  return filterOf(setup)
    .filter(problems)
    .map(({ code, severity }) => `${code} ${severity}`);
}

describe('levels', () => {
  test.each<[ReportFields, FoundProblem, string | null]>([
    [{}, link, 'error'],
    [{ brokenLinks: 'warning' }, link, 'warning'],
    [{ brokenLinks: 'warn' }, link, 'warning'],
    [{ brokenLinks: 'off' }, link, null],
    [{ brokenLinks: 'warn', 'broken-link': 'error' }, link, 'error'],
    [{ 'broken-link': 'off', brokenLinks: 'error' }, link, null],
    [{ 'broken-link': { level: 'warn' } }, link, 'warning'],
    // A translation may lack what the original has.
    [{ brokenLinks: 'error' }, { ...link, severity: 'warning' }, 'warning'],
    [{ 'broken-link': 'error' }, { ...link, severity: 'warning' }, 'error'],
    // No page can be made with a broken link in the navbar.
    [{ 'broken-link': 'off' }, { ...link, file: 'site.config.ts' }, 'error'],
    [{ brokenLinks: 'warn' }, { ...link, code: 'missing-anchor', file: 'site.config.ts' }, 'warning'],
    [{ 'heading-jump': 'error' }, jump, 'error'],
    [{}, word, null],
    [{ 'unknown-word': 'warn' }, word, 'warning'],
    [{ 'words/short': 'error' }, rule, 'error'],
    [{ 'plugin-rule': 'off' }, rule, null],
    [{ 'plugin-rule': 'off', 'words/short': 'warn' }, rule, 'warning'],
    [{ 'words/refused': 'off' }, { ...rule, code: 'words/refused', rule: undefined, severity: 'error' }, null],
    [
      { 'words/refused': 'off' },
      { ...rule, code: 'words/refused', rule: undefined, severity: 'error', isFatal: true },
      'error',
    ],
    [{ inlineAuthors: 'warn' }, { ...word, code: 'inline-author' }, 'warning'],
    [{}, { ...word, code: 'inline-author' }, null],
  ])('%j', (reports, problem, expected) => {
    const reported = filterOf({ reports }).filter([problem]);
    expect(reported.map(({ severity }) => severity)).toStrictEqual(expected === null ? [] : [expected]);
  });

  test('no level is more than an error, and codes without a choice keep theirs', () => {
    const invalid: FoundProblem = { severity: 'error', code: 'duplicate-address', title: 'Twice' };
    expect(levels({ strict: true, reports: { 'heading-jump': 'off' } }, link, jump, word, rule, invalid)).toStrictEqual(
      ['broken-link error', 'plugin-rule error', 'duplicate-address error'],
    );
  });
});

describe('exceptions', () => {
  const except = (ignore: Readonly<Record<string, string>>) => ({ ignore: [{ ...ignore, reason: 'Made later' }] });

  test.each<[Readonly<Record<string, string>>, boolean]>([
    [{ target: '/api/**' }, true],
    [{ target: '/api/a' }, true],
    [{ target: '/guide/**' }, false],
    [{ file: 'content/**' }, true],
    [{ file: 'content/*.md' }, false],
    [{ file: 'content/**', target: '/guide/**' }, false],
    [{ page: '/docs/**' }, false],
  ])('%j', (patterns, isLeftOut) => {
    const filter = filterOf({ reports: { brokenLinks: except(patterns) } });
    expect(filter.filter([link])).toHaveLength(isLeftOut ? 0 : 1);
    expect(filter.counts()).toStrictEqual({ ignored: isLeftOut ? 1 : 0, inBaseline: 0 });
  });

  test('an exception is from its own code only, and page is the address', () => {
    const reports = { 'heading-jump': except({ page: '/docs/*' }) };
    expect(levels({ reports }, jump, { ...jump, page: '/blog/a' }, { ...jump, code: 'empty-page' })).toStrictEqual([
      'heading-jump warning',
      'empty-page warning',
    ]);
  });

  test('an address with characters of patterns matches itself', () => {
    const target = '/docs/[id]?a=(1)';
    expect(levels({ reports: { 'broken-link': except({ target }) } }, { ...link, target })).toStrictEqual([]);
  });
});

describe('comments in texts', () => {
  const text = (...lines: readonly string[]) => ({ 'content/en/docs/a.md': lines.join('\n') });

  test('leave out problems of their codes and lines', () => {
    const texts = text(
      '# A',
      '',
      'Text',
      '<!-- docsgen-disable-next-line broken-link -- soon -->',
      '[a](/api/a)',
      'Text',
    );
    expect(levels({ texts }, link, { ...link, line: 6 }, { ...link, code: 'missing-anchor' })).toStrictEqual([
      'broken-link error',
      'missing-anchor error',
    ]);
  });

  test('a comment without an end is about the file as a whole too', () => {
    const page: FoundProblem = {
      severity: 'warning',
      code: 'duplicate-title',
      title: 'T',
      file: 'content/en/docs/a.md',
    };
    expect(levels({ texts: text('<!-- docsgen-disable duplicate-title -->') }, page)).toStrictEqual([]);
    expect(
      levels({ texts: text('<!-- docsgen-disable duplicate-title -->', '<!-- docsgen-enable -->') }, page),
    ).toHaveLength(1);
  });

  test('cannot leave out what stops a site', () => {
    const problem: FoundProblem = {
      severity: 'error',
      code: 'duplicate-page',
      title: 'T',
      file: 'content/en/docs/a.md',
      line: 2,
    };
    expect(levels({ texts: text('<!-- docsgen-disable duplicate-page -->', '') }, problem)).toHaveLength(1);
  });

  test('about the rest of a file leave out what is about its page as a whole, whose place is the first line', () => {
    const texts = { 'content/en/docs/a.md': '# A\n\n<!-- docsgen-disable empty-page -- it comes next week -->\n' };
    const whole: FoundProblem = { ...word, code: 'empty-page', line: 1, page: '/docs/a' };
    expect(filterOf({ texts }).filter([whole])).toStrictEqual([]);
    // That of an element has a line of its own.
    const own = { ...whole, element: '<h1>' };
    expect(filterOf({ texts }).filter([own])).toStrictEqual([own]);
  });
});

describe('the baseline', () => {
  const { file, code, title } = link;
  const baseline = [{ code, file, title, count: 2 }];

  test('leaves out as many problems as it had, on any line', () => {
    const filter = filterOf({ baseline });
    const found = [1, 2, 3].map((line) => ({ ...link, line }));
    expect(filter.filter(found)).toStrictEqual([found[2]]);
    // What was filtered before counts once.
    expect(filter.filter(found)).toStrictEqual([found[2]]);
    expect(filter.counts()).toStrictEqual({ ignored: 0, inBaseline: 2 });
    expect(filter.leftOut()).toStrictEqual(found.slice(0, 2));
  });

  test('knows problems of rules and pages by their own names', () => {
    const known = parseBaseline(
      '[{ "code": "words/short", "title": "`words/short`: no", "count": 1 }, { "code": "heading-jump", "page": "/docs/a", "title": "A jump", "count": 1 }]',
    ).value;
    expect(levels({ baseline: known }, rule, jump, { ...jump, page: '/docs/b' })).toStrictEqual([
      'heading-jump warning',
    ]);
  });
});

describe('what matches nothing', () => {
  const reports = { 'broken-link': { ignore: [{ target: '/old/**', reason: 'Old' }] } };
  const titlesOf = (
    setup: Setup,
    problems: readonly FoundProblem[],
    isChecked: (name: string) => boolean = () => true,
  ) => {
    const filter = filterOf(setup);
    filter.filter(problems);
    const { texts = {}, baseline = null } = setup;
    const config = { file: 'site.config.ts', locate: () => ({ line: 3, column: 1 }) };
    const readText = (file: string) => texts[file] ?? null;
    return findUnused({ config, filter, baseline, files: Object.keys(texts), readText, isChecked }).map(
      ({ file, line, title }) => `${file}:${line} ${title}`,
    );
  };

  test('is reported at its place', () => {
    const texts = {
      'a.md':
        '<!-- docsgen-disable broken-link -->\n<!-- docsgen-disable-next-line brokenlink, -->\n\n<!-- docsgen-disable -->',
    };
    const baseline = [{ code: 'heading-jump', title: 'A jump', page: '/docs/a', count: 2 }];
    expect(titlesOf({ reports, texts, baseline }, [jump])).toStrictEqual([
      'site.config.ts:3 The exception “Old” matches no problem',
      'a.md:1 The comment matches no problem: broken-link',
      'a.md:2 The comment names `brokenlink`, which is not a code that can be ignored',
      'a.md:4 The comment names no code',
      'check-baseline.json:undefined An entry of check-baseline.json matches fewer problems than before',
    ]);
  });

  test('is not reported if it was used, or if nobody looked for its problems', () => {
    const texts = { 'content/en/docs/a.md': '<!-- docsgen-disable broken-link -->\n\n\n\n\n' };
    const old = { ...link, target: '/old/a' };
    expect(titlesOf({ reports, texts }, [old])).toStrictEqual([]);
    expect(titlesOf({ reports, texts }, [], (name) => name !== 'broken-link')).toStrictEqual([]);
  });
});
