import { expect, test } from 'vitest';
import type { CodeMeta } from '../../../../src/markdown/code/code-meta.ts';
import { createLineKinds } from '../../../../src/markdown/code/line-kind.ts';
import { parseCodeMeta } from '../../../../src/markdown/code/meta-string.ts';

const kinds = createLineKinds({ careful: { color: 'danger', sign: '?' } });

const nothing: CodeMeta = {
  title: null,
  tab: null,
  label: null,
  group: null,
  ranges: [],
  words: [],
  firstNumber: null,
  wrap: false,
  shown: null,
  folds: [],
  frame: null,
  language: null,
  isNpm: false,
  problems: [],
};

function highlighted(...ranges: readonly (readonly [number, number])[]): Partial<CodeMeta> {
  return { ranges: ranges.map(([first, last]) => ({ kind: 'highlighted', first, last })) };
}

const cases: readonly (readonly [string, Partial<CodeMeta>])[] = [
  ['', {}],
  ['title="a b.js"', { title: 'a b.js' }],
  [
    'collapse={9,3-8}',
    {
      folds: [
        { first: 3, last: 8 },
        { first: 9, last: 9 },
      ],
    },
  ],
  ['filename=a.js', { title: 'a.js' }],
  ["{1, 3-4} title='x {9}'", { title: 'x {9}', ...highlighted([1, 1], [3, 4]) }],
  ['{2}[npm]', { label: 'npm', ...highlighted([2, 2]) }],
  ['[pages/[id].vue] wrap', { label: 'pages/[id].vue', wrap: true }],
  ['[app/[[...slug]]/[id]/page.tsx]', { label: 'app/[[...slug]]/[id]/page.tsx' }],
  ['[list[0] {1}', { label: 'list[0', ...highlighted([1, 1]) }],
  ['tab="Sub tab" group="os"', { tab: 'Sub tab', group: 'os' }],
  [
    'ins={2} del={1} mark={3-4}',
    {
      ranges: [
        { kind: 'added', first: 2, last: 2 },
        { kind: 'removed', first: 1, last: 1 },
        { kind: 'highlighted', first: 3, last: 4 },
      ],
    },
  ],
  ['showLineNumbers', { firstNumber: 1 }],
  ['showLineNumbers=7', { firstNumber: 7 }],
  ['showLineNumbers{10} wrap', { firstNumber: 10, wrap: true }],
  ['showLineNumbers startLineNumber=5', { firstNumber: 5 }],
  ['showLineNumbers=false wrap=false', {}],
  [':line-numbers=2', { firstNumber: 2 }],
  [':line-numbers', { firstNumber: 1 }],
  [':no-line-numbers', {}],
  [String.raw`/a b/ /c\/d/ "e"`, { words: ['a b', 'c/d', 'e'] }],
  ['lang="js"', { language: 'js' }],
  ['npm2yarn', { isNpm: true }],
  ['careful={2-3}', { ranges: [{ kind: 'mark-careful', first: 2, last: 3 }] }],
  ['collapse', { shown: 0 }],
  ['collapse=12 frame=terminal', { shown: 12, frame: 'terminal' }],
  ['collapse=12 collapse=false', {}],
  ['frame="none"', { frame: 'none' }],
  ['{1-9999999}', highlighted([1, 9999999])],
];

test.each(cases)('%s', (meta, said) => {
  expect(parseCodeMeta(meta, kinds)).toStrictEqual({ ...nothing, ...said });
});

test.each([
  ['{4-2}', '{4-2}', 'Write single lines and ranges'],
  ['wrap {1,a}', '{1,a}', 'Write single lines and ranges'],
  ['{0}', '{0}', 'Write single lines and ranges'],
  ['ins="x"', 'ins="x"', 'Write single lines and ranges'],
  ['titel="x"', 'titel="x"', 'Did you mean `title`?'],
  ['subtitle="x" {2}', 'subtitle="x"', 'Did you mean `title`?'],
  ['careful=2', 'careful=2', 'Write single lines and ranges'],
  ['carefull={2}', 'carefull={2}', 'Did you mean `careful`?'],
  ['title', 'title', 'Write `title="…"`'],
  ['showLineNumbers=x', 'showLineNumbers=x', 'begins at line 7'],
  ['wrap=no', 'wrap=no', 'Write `wrap` alone'],
  ['{1} "open', '"open', 'Write `title="…"` for a title'],
  ['[]', '[]', 'between the brackets'],
  ['collapse={3-1}', 'collapse={3-1}', 'single lines and ranges'],
  ['collapse={1-3,3}', 'collapse={1-3,3}', 'have the same line'],
  ['collapse=0', 'collapse=0', 'its first lines'],
  ['frame=terminl', 'frame=terminl', 'Did you mean `terminal`?'],
  ['frame', 'frame', 'editor'],
  ['live', 'live', 'not run'],
  ['twoslash', 'twoslash', 'docsgen/plugins/twoslash'],
])('%s is wrong at %s', (meta, text, hint) => {
  const { problems } = parseCodeMeta(meta, kinds);
  expect(problems).toMatchObject([{ title: `\`${text}\` means nothing in a code block.`, offset: meta.indexOf(text) }]);
  expect(problems[0]?.hint).toContain(hint);
});

test('names that are read earlier are suggested for misspelled ones', () => {
  expect(parseCodeMeta('fille=./a.ts', kinds).problems[0]?.hint).toContain('Did you mean `file`?');
  expect(parseCodeMeta('var', kinds).problems[0]?.hint).toContain('Did you mean `vars`?');
});
