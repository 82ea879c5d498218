import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressFix } from '../../../../src/check/fix/address-fix.ts';
import { decorationFix } from '../../../../src/check/fix/alt-text-fix.ts';
import { applyFixes } from '../../../../src/check/fix/apply-fixes.ts';
import { headingIdFix } from '../../../../src/check/fix/heading-id-fix.ts';
import { withLinkFixes } from '../../../../src/check/fix/link-fixes.ts';
import { createMayWrite } from '../../../../src/check/fix/may-write.ts';
import { planFixes } from '../../../../src/check/fix/plan-fixes.ts';
import { writtenHeadings } from '../../../../src/check/fix/written-headings.ts';
import { createTextParser } from '../../../../src/markdown/text-parser.ts';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import type { Problem, ProblemFix } from '../../../../src/shared/problem.ts';
import { makeFolder } from '../../../support/small-site.ts';

/** Returns a text with one fix in it, as it would be written; null if nothing would be. */
function fixed(text: string, fix: ProblemFix | null): string | null {
  const problem: Problem = { severity: 'error', code: 'broken-link', title: '', file: 'a.md', fix: fix ?? undefined };
  return planFixes([problem], { readText: () => text, mayWrite: () => true })[0]?.after ?? null;
}

const parse = createTextParser({});

describe('headingIdFix', () => {
  test.each([
    ['## A call', '## A call {#a}'],
    ['## A call  ', '## A call {#a}  '],
    ['## A call ##', '## A call {#a} ##'],
    ['## C#', '## C# {#a}'],
    ['> ## A call', '> ## A call {#a}'],
    ['A call\n---', 'A call {#a}\n---'],
    ['A call\r\n===\r\n', 'A call {#a}\r\n===\r\n'],
    ['## A call {#b}', null],
    ['## A call {#b} ##', null],
    ['## A call {#__b__}', null],
    ['## A call {#`b`}', null],
    ['## A call {: #b*c* .big }', null],
    ['## A call {#/calls/{b}}', null],
    ['## A call \\{#b}', '## A call \\{#b} {#a}'],
    ['A *call*\n  on hold\n---', 'A *call*\n  on hold {#a}\n---'],
    ['- ## A call', '- ## A call {#a}'],
    ['\uFEFF---\r\ntitle: b\r\n---\r\n## A call\r\n', '\uFEFF---\r\ntitle: b\r\n---\r\n## A call {#a}\r\n'],
    ['---\ntitle: b\n# no heading\n---\n## A call', '---\ntitle: b\n# no heading\n---\n## A call {#a}'],
    ['## `{#b}`', '## `{#b}` {#a}'],
    ['## A call <!-- #b -->', null],
    ['<h2>A call</h2>', null],
    ['    ## A call', null],
    ['A call', null],
    ['##', null],
    ['## ##', null],
  ])('%j', (text, expected) => {
    const [heading] = writtenHeadings(text, 'md', parse);
    expect(heading ? fixed(text, headingIdFix(text, heading, { id: 'a' })) : null).toBe(expected);
  });
});

describe('addressFix', () => {
  test.each([
    ['[a](./b.md)', '[a](./c.md)'],
    ['[a](<./b.md> "b")', '[a](<./c.md> "b")'],
    ['[./b.md](./b.md)', '[./b.md](./c.md)'],
    ['<a href="./b.md">', '<a href="./c.md">'],
    ['[a](./b.md#c)', null],
    ['[a](./b.md) [a](./b.md)', null],
    ['nothing', null],
  ])('%j', (text, expected) => {
    expect(fixed(text, addressFix(text, { line: 1, column: 1, target: './b.md' }, './c.md'))).toBe(expected);
  });

  test('takes the link at the place of the problem', () => {
    const text = 'x\n[a](./b.md) [d](./b.md)';
    const place = { line: 2, column: 13, endColumn: 24, target: './b.md' };
    expect(fixed(text, addressFix(text, place, './c.md'))).toBe('x\n[a](./b.md) [d](./c.md)');
  });
});

test.each([
  ['<img src="a.png" role="presentation">', '<img alt="" src="a.png" role="presentation">'],
  ['<img aria-hidden="true" src="a.png" />', '<img alt="" aria-hidden="true" src="a.png" />'],
  ['<img aria-hidden={true} src="a.png" />', '<img alt="" aria-hidden={true} src="a.png" />'],
  ['<img src="a.png">', null],
  ['<img role="none" alt="A">', null],
  ['<image role="none">', null],
])('decorationFix: %j', (text, expected) => {
  expect(fixed(text, decorationFix(text, 1, 1))).toBe(expected);
});

describe('planFixes', () => {
  const problem = (file: string, fix: ProblemFix): Problem => ({
    ...{ severity: 'error', code: 'broken-link', title: '', file, fix },
  });
  const texts: Readonly<Record<string, string>> = { 'a.md': 'one\ntwo\nthree\n', 'b.md': 'one\n' };
  const options = { readText: (file: string) => texts[file] ?? null, mayWrite: (file: string) => file !== 'b.md' };

  test('joins the fixes of a file, and shows the difference', () => {
    const [plan, ...others] = planFixes(
      [
        problem('a.md', { line: 2, column: 1, before: 'two', after: '2' }),
        problem('a.md', { line: 1, column: 1, before: 'one', after: '1' }),
        problem('b.md', { line: 1, column: 1, before: 'one', after: '1' }),
        problem('gone.md', { line: 1, column: 1, before: 'one', after: '1' }),
      ],
      options,
    );
    expect(others).toStrictEqual([]);
    expect(plan).toMatchObject({ file: 'a.md', after: '1\n2\nthree\n', fixes: 2 });
    expect(plan?.diff).toBe('--- a/a.md\n+++ b/a.md\n@@ -1,3 +1,3 @@\n-one\n-two\n+1\n+2\n three\n');
  });

  test('takes the first of fixes that overlap, and none that expects another text', () => {
    const plans = planFixes(
      [
        problem('a.md', { line: 1, column: 1, before: 'on', after: '1' }),
        problem('a.md', { line: 1, column: 2, before: 'ne', after: '2' }),
        problem('a.md', { line: 3, column: 1, before: 'four', after: '4' }),
        problem('a.md', { line: 9, column: 1, before: '', after: '9' }),
      ],
      options,
    );
    expect(plans.map(({ after, fixes }) => [after, fixes])).toStrictEqual([['1e\ntwo\nthree\n', 1]]);
  });
});

describe('a site', () => {
  const makeSite = (files: Readonly<Record<string, string>>) => {
    const root = makeFolder();
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'content/en/docs/guide'), { recursive: true });
    const config = `export default { title: 'F', url: 'https://f.example.com', locales: { en: {} },
      collections: { docs: { type: 'docs' } }, redirects: [{ from: '/old/calls', to: '/docs/guide/calls' }] };`;
    for (const [file, text] of Object.entries({ 'site.config.ts': config, ...files }))
      writeFileSync(join(root, file), text);
    return root;
  };

  test('links are fixed where it is certain where they lead', async () => {
    const text = '[a](./calls.md#b) [b](/old/calls?c=1) [c](./twice.md) [d](./none.md) [e](/nowhere)\n';
    const root = makeSite({
      'content/en/docs/intro.md': text,
      'content/en/docs/guide/calls.md': '# Calls\n',
      'content/en/docs/guide/twice.md': '# Twice\n',
      'content/en/docs/twice-here.md': '# Here\n',
    });
    mkdirSync(join(root, 'content/en/docs/other'));
    writeFileSync(join(root, 'content/en/docs/other/twice.md'), '# Twice\n');
    const { value: site } = await loadSite({ root, drafts: false });
    const file = 'content/en/docs/intro.md';
    const found = ['./calls.md#b', '/old/calls?c=1', './twice.md', './none.md', '/nowhere'].map((target): Problem => ({
      ...{ severity: 'error', code: 'broken-link', title: '', file, line: 1, column: 1, target },
    }));
    const readText = () => text;
    const plans = planFixes(withLinkFixes(found, { site, readText }), { readText, mayWrite: createMayWrite(site) });
    expect(plans.map(({ after }) => after)).toStrictEqual([
      '[a](./guide/calls.md#b) [b](/docs/guide/calls?c=1) [c](./twice.md) [d](./none.md) [e](/nowhere)\n',
    ]);
  });

  test('only its texts and its configuration are written, and only if they have the planned text', async () => {
    const root = makeSite({ 'content/en/docs/intro.md': 'one\n', 'content/en/docs/other.md': 'one\n', 'a.ts': '' });
    const { value: site } = await loadSite({ root, drafts: false });
    const mayWrite = createMayWrite(site);
    const written = ['content/en/docs/intro.md', 'site.config.ts'];
    const others = ['a.ts', 'README.md', '../content/en/docs/a.md', 'v1:./content/en/docs/a.md', 'content/../a.ts'];
    expect([...written, ...others].filter(mayWrite)).toStrictEqual(written);
    const outside = makeFolder();
    onTestFinished(() => rm(outside, { recursive: true, force: true }));
    writeFileSync(join(outside, 'c.md'), 'one\n');
    symlinkSync(join(outside, 'c.md'), join(root, 'content/en/docs/linked.md'));
    const planOf = (file: string, before: string) => ({ file, before, after: 'two\n', fixes: 1, diff: '' });
    const done = await applyFixes(site.config, [
      planOf('content/en/docs/intro.md', 'one\n'),
      planOf('content/en/docs/other.md', 'something else\n'),
      planOf('content/en/docs/linked.md', 'one\n'),
    ]);
    expect(done.written.map(({ file }) => file)).toStrictEqual(['content/en/docs/intro.md']);
    expect(done.left.map(({ file, reason }) => `${file} ${reason}`)).toStrictEqual([
      'content/en/docs/other.md has changed in the meantime',
      'content/en/docs/linked.md cannot be written',
    ]);
    expect(readFileSync(join(root, 'content/en/docs/intro.md'), 'utf8')).toBe('two\n');
    expect(readFileSync(join(root, 'content/en/docs/other.md'), 'utf8')).toBe('one\n');
    expect(readFileSync(join(outside, 'c.md'), 'utf8')).toBe('one\n');
  });
});
