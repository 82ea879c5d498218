import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import type { IncludedFile, ReadIncluded } from '../../../src/markdown/page/file-context.ts';
import { parseIncludeTarget, resolveInclude } from '../../../src/markdown/includes/include-target.ts';
import { cutLines } from '../../../src/markdown/includes/code-snippet.ts';
import { findRegions } from '../../../src/markdown/includes/regions.ts';
import type { CompiledPage } from '../../../src/markdown/page/compiled-page.ts';
import { unfold } from '../../support/unfold.ts';
import { compilerWith } from './compile-with.ts';

const compilePage = await compilerWith('vsDark');

/** Compiles a page that can include the given files. */
function compileWith(source: string, files: Readonly<Record<string, string>>): Promise<CompiledPage> {
  const read: ReadIncluded = (path) => {
    const text = files[path];
    const missing: IncludedFile = path.startsWith('..')
      ? { type: 'outside' }
      : { type: 'missing', nearby: Object.keys(files) };
    return Promise.resolve(text === undefined ? missing : { type: 'found', text });
  };
  return compilePage(source, { format: 'md', locales: ['en'], read });
}

test('messages, references and ids of a partial keep their file and line', async () => {
  const page = await compileWith('---\na: b\n---\n\n<!--@include: ./parts/_a.md-->\n\n[page](p.md)\n\n## Own {#x}\n', {
    'parts/_a.md': 'One\n\n> two [part](q.md) <b onclick="y">z</b>\n\n<p id="x"\n style="color: red">w</p>\n',
  });
  expect(page.references).toStrictEqual([
    { kind: 'link', target: 'q.md', line: 3, column: 7, endColumn: 19, file: 'parts/_a.md' },
    { kind: 'link', target: 'p.md', line: 7, column: 1, endColumn: 13 },
  ]);
  expect(page.messages.map(({ title, file, line, column }) => [title, file, line, column])).toStrictEqual([
    ['The id "x" is used twice.', undefined, 9, 1],
    ['The onclick attribute of <b> is left out.', 'parts/_a.md', 3, 20],
    ['The style attribute of <p> is left out.', 'parts/_a.md', 5, 1],
  ]);
  expect(page.messages[0]?.hint).toContain('Line 5 of `parts/_a.md`');
});

test('so do its headings', async () => {
  const page = await compileWith('---\na: b\n---\n\n<!--@include: _a.md-->\n\n## Own\n', {
    '_a.md': 'Text.\n\n## Part\n',
  });
  expect(page.headings).toMatchObject([
    { id: 'part', file: '_a.md', line: 3, column: 1 },
    { id: 'own', line: 7, column: 1 },
  ]);
});

test('a page declares its includes, also missing files', async () => {
  const source = '<!--@include: _a.md-->\n\n<!--@include: none.md-->\n\n``` file=@/code.ts\n```\n';
  const page = await compileWith(source, {
    '_a.md': '``` file=sub/../code.ts\n```\n',
    '@/code.ts': '1',
    'code.ts': '2',
  });
  expect(page.dependencies.map(({ path, hash }) => [path, hash?.slice(0, 8)])).toStrictEqual([
    ['@/code.ts', '6b86b273'],
    ['_a.md', 'a7072084'],
    ['code.ts', 'd4735e3a'],
    ['none.md', undefined],
  ]);
});

test('definitions and footnotes of a page serve its partials', async () => {
  const page = await compileWith('<!--@include: _a.md-->\n\nown[^2]\n\n[^2]: Two\n', {
    '_a.md': 'part[^1]\n\n[^1]: One\n',
  });
  expect(JSON.stringify(page.tree)).toContain('user-content-fn-1');
  expect(page.messages).toStrictEqual([]);
});

test.each([
  ['<!--@include: ./_b.md-->', 'The file `./_b.md` does not exist.', 'Did you mean `_a.md`?'],
  ['<!--@include: ../../x.md-->', 'The path `../../x.md` points outside the site.', '`@/` means'],
  ['<!--@include: ./_a.md#tow-->', 'There is no region or heading "tow" in `./_a.md`.', 'Did you mean `two`?'],
  ['<!--@include: ./_c.md#x-->', 'There is no region or heading "x" in `./_c.md`.', '`#region x`'],
  ['<!--@include: ./_a.md#two{2,}-->', '"two" in `./_a.md` has no line 2.', 'It has 1 lines.'],
  ['<!--@include: ./_a.md{9,}-->', '`./_a.md` has no line 9.', 'It has 3 lines.'],
  ['<!--@include: ./_a.md{3,2}-->', 'The range of `./_a.md` ends before it begins.', 'first line'],
  ['text <!--@include: ./_a.md-->', 'An `@include` within a paragraph includes nothing.', 'on its own line'],
  ['<!--@include: ./_c.md-->', '`_c.md` includes itself.', '_c.md, _d.md, _c.md'],
  ['``` file=./_b.ts\n```', 'The file `./_b.ts` does not exist.', '_a.md'],
  ['<<< ./_a.md#none', 'There is no region or heading "none" in `./_a.md`.', 'two'],
  ['```ts file=./_a.md\nold\n```', 'The text of this code block is replaced by the file.', 'remove `file=`'],
])('%s is a mistake', async (source, title, hint) => {
  const { messages } = await compileWith(`Text\n\n${source}\n`, {
    '_a.md': '<!-- #region two -->\nB\n<!-- #endregion -->\n',
    '_c.md': '<!--@include: ./_d.md-->\n',
    '_d.md': '<!--@include: ./_c.md-->\n',
  });
  expect(messages[0]?.title).toBe(title);
  expect(messages[0]?.hint).toContain(hint);
  expect(messages).toHaveLength(1);
});

test('the front matter of a partial is left out with a warning', async () => {
  const { messages, tree } = await compileWith('<!--@include: _a.md-->', { '_a.md': '---\ntitle: x\n---\nText\n' });
  expect(messages).toMatchObject([{ severity: 'warning', title: 'The front matter of `_a.md` is left out.', line: 1 }]);
  expect(JSON.stringify(tree)).not.toContain('title: x');
});

test.each([
  ['./a.ts', { path: './a.ts', region: null, range: null }],
  ['@/a b.ts#one', { path: '@/a b.ts', region: 'one', range: null }],
  ['a.ts#L3', { path: 'a.ts', region: null, range: [3, 3] }],
  ['a.ts#L3-L8', { path: 'a.ts', region: null, range: [3, 8] }],
  ['a.ts#L8-', { path: 'a.ts', region: null, range: [8, Infinity] }],
  ['a.md#one{2,3}', { path: 'a.md', region: 'one', range: [2, 3] }],
  ['a.md{3}', { path: 'a.md', region: null, range: [3, 3] }],
  ['a.md{3,}', { path: 'a.md', region: null, range: [3, Infinity] }],
  ['a.md{,8}', { path: 'a.md', region: null, range: [1, 8] }],
])('%s', (text, target) => expect(parseIncludeTarget(text)).toStrictEqual(target));

/** A region in two parts, one of which has another region of the same name in it. */
const parts = `use start;
// #region here
use a;
// #endregion here
left out;
  // #region here
  one;
  // #region here
  two;
  // #endregion here
  // #endregion here
the end;
`;

test.each([
  ['here', 'use a;\n  one;\n  two;'],
  ['here{2,}', 'one;\ntwo;'],
  ['L12-', 'the end;'],
])('`a.js#%s` joins the parts of a region', async (name, code) => {
  const { tree, messages } = await compileWith(`\`\`\` file="./a.js#${name}"\n\`\`\`\n`, { 'a.js': parts });
  expect(messages).toStrictEqual([]);
  expect(toString(unfold(tree))).toContain(code);
});

const sections = `---
title: Parts
---
Intro.

## Base {#__init__}

Base text.

### Under \`it\`

\`\`\`md
## No heading
\`\`\`

Twice
-----

First.

## Twice

<!-- #region twice-1 -->
Region.
<!-- #endregion twice-1 -->
`;

test.each([
  ['__init__', 'Base text.\nUnder it\n## No heading'],
  ['under-it', '## No heading'],
  ['twice', 'First.'],
  ['twice-1', 'Region.'],
  ['__init__{2,2}', 'Base text.'],
])('`_a.md#%s` is the section below that heading, or the region', async (name, text) => {
  const { tree, messages } = await compileWith(`<!--@include: ./_a.md#${name}-->\n`, { '_a.md': sections });
  expect(messages).toStrictEqual([]);
  expect(
    toString(unfold(tree))
      .replace(/\s*\n\s*/g, '\n')
      .trim(),
  ).toBe(text);
});

test('parts of a region in Markdown are paragraphs of their own', async () => {
  const { tree } = await compileWith('<!--@include: ./_a.md#x-->\n', {
    '_a.md': '<!-- #region x -->\nOne\n<!-- #endregion -->\n<!-- #region x -->\nTwo\n<!-- #endregion -->\n',
  });
  expect(JSON.stringify(tree).match(/"tagName":"p"|\["p"/g)).toHaveLength(2);
});

test.each([
  [null, './a.ts', 'a.ts'],
  [null, '../a.ts', '../a.ts'],
  ['parts/_a.md', '../a.ts', 'a.ts'],
  ['@/x/_a.md', '../a.ts', '@/a.ts'],
  ['@/_a.md', '../a.ts', '@/../a.ts'],
  ['parts/_a.md', '@/b/../a.ts', '@/a.ts'],
])('from %s, %s is %s', (from, path, resolved) => expect(resolveInclude(from, path)).toBe(resolved));

test.each([
  ['// #region a', '// #endregion a'],
  ['//#region a', '//#endregion'],
  ['/* #region a */', '/* #endregion */'],
  ['<!-- #region a -->', '<!-- #endregion -->'],
  ['{/* #region a */}', '{/* #endregion */}'],
  ['# region a', '# endregion'],
  ['# #region a', '# #endregion'],
  ['#region a', '#endregion'],
  ['#Region a', '#End Region'],
  ['-- #region a', '-- #endregion'],
  ['; #region a', '; #endregion'],
  ['% #region a', '% #endregion'],
  ['(* #region a *)', '(* #endregion *)'],
  ['REM #region a', 'REM #endregion'],
  ['// region a', '// endregion a'],
  ['/* region a */', '/* endregion */'],
  ['<!-- region a-->', '<!-- endregion a -->'],
  ['#pragma region a', '#pragma endregion'],
])('%s begins a region, %s ends it', (start, end) => {
  expect(findRegions(['x', start, 'y', end, 'z'])).toStrictEqual([{ name: 'a', start: 2, end: 3 }]);
});

test.each([
  'const region = 1;',
  'regional',
  '// in the region a',
  'region: eu-west-1',
  'Region',
  'end region',
  '# region: eu-west-1',
  '# Region of the servers',
  '// region of the servers, near the callers',
])('%s is not a marker', (line) => {
  expect(findRegions([line])).toStrictEqual([]);
  expect(cutLines([line])).toBe(line);
});

test('a partial that is too large is refused by itself', async () => {
  const page = await compileWith('# Own\n\n<!--@include: _a.md-->\n\nRest\n', {
    '_a.md': `Text\n\n${'>'.repeat(200)} deep\n`,
  });
  expect(page.messages.map(({ severity, file, line }) => [severity, file, line])).toStrictEqual([
    ['error', '_a.md', 3],
  ]);
  expect(JSON.stringify(page.tree)).toContain('Rest');
  expect(page.dependencies).toHaveLength(1);
});

test('six levels of ten includes each are refused, once', async () => {
  const level = (name: string) => `<!--@include: _${name}.md-->\n\n`.repeat(10);
  const page = await compileWith(level('1'), {
    '_1.md': level('2'),
    '_2.md': level('3'),
    '_3.md': level('4'),
    '_4.md': level('5'),
    '_5.md': level('6'),
    '_6.md': 'Text',
  });
  expect(page.messages).toMatchObject([{ severity: 'error', title: 'This page includes more than 1000 files.' }]);
});

test('all included files count together, like the page does alone', async () => {
  const page = await compileWith('<!--@include: _a.md-->\n\n<!--@include: _a.md-->\n', {
    '_a.md': `<!-- ${'-'.repeat(1_100_000)} -->\n`,
  });
  expect(page.messages).toMatchObject([
    { severity: 'error', title: 'What this page includes has more than 2000000 characters.', line: 3 },
  ]);
});

// A regular expression that backtracks over many blanks would never end.
test('names among many blanks are read', async () => {
  const blanks = ' '.repeat(100_000);
  expect(parseIncludeTarget(`a.ts{1${blanks}-${blanks}3}`)).toStrictEqual({
    path: 'a.ts',
    region: null,
    range: [1, 3],
  });
  expect(findRegions([`${blanks}x region`, `${blanks}// #region${blanks}a`])).toMatchObject([{ name: 'a' }]);
  const { messages } = await compileWith(`<!-- @include:${blanks}_a.md${blanks}-->\n\n<<< b.ts${blanks}c\n`, {
    '_a.md': 'x',
  });
  expect(messages.map(({ title }) => title.replace(/ +/g, ' '))).toStrictEqual(['The file `b.ts c` does not exist.']);
});
