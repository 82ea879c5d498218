import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noPageChanges } from '../../../../src/dev/session/page-changes.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { makeFolder } from '../../../support/small-site.ts';
import { known, problem, report } from './report.ts';

test('the server shows its version, its start time and its addresses', () => {
  const { onReady, written } = report(true);
  onReady({ urls: ['http://localhost:3000/', 'http://192.168.1.5:3000/'], ms: 812.4 });
  expect(written()).toBe(
    [
      '✓ docsgen 1.2.3 ready in 812 ms',
      '  Local:   http://localhost:3000/',
      '  Network: http://192.168.1.5:3000/',
      '  press h for help',
      '',
      '',
    ].join('\n'),
  );
});

test.each([
  ['http://127.0.0.1:3000/', '  Local:   http://127.0.0.1:3000/\n  Network: use --host to show it'],
  ['http://[::1]:3000/', '  Local:   http://[::1]:3000/\n  Network: use --host to show it'],
  ['http://192.168.1.5:3000/', '  Network: http://192.168.1.5:3000/'],
])('an address alone: %s', (url, rows) => {
  const { onReady, written } = report();
  onReady({ urls: [url], ms: 2345 });
  expect(written()).toBe(`✓ docsgen 1.2.3 ready in 2.35 s\n${rows}\n\n`);
});

test('an update is one line', () => {
  const { onUpdate, written } = report();
  onUpdate(new Set(['content/en/docs/a.md']), { kind: 'pages', ms: 7.6, ...noPageChanges });
  expect(written()).toBe('09:05:07 content/en/docs/a.md · pages · 8 ms\n');
  onUpdate(new Set(['a.md', 'b.md', 'c.md']), { kind: 'site', ms: 1234, ...noPageChanges });
  expect(written()).toBe('09:05:07 3 files · site · 1.23 s\n');
  onUpdate(new Set(['site.config.ts']), { kind: 'configuration', ms: 50, ...noPageChanges });
  expect(written()).toBe('09:05:07 site.config.ts · configuration · 50 ms\n');
});

test('200 saves in a row are a few lines, which count them all', () => {
  const { onUpdate, written, pass } = report();
  const save = (file = 'a.md', ms = 8) => onUpdate(new Set([file]), { kind: 'pages', ms, ...noPageChanges });
  save();
  expect(written()).toBe('09:05:07 a.md · pages · 8 ms\n');
  const lines: string[] = [];
  const waits: (number | undefined)[] = [];
  for (const count of [30, 60, 109]) {
    for (let each = 0; each < count; each += 1) save('a.md', 9);
    expect(written()).toBe('');
    waits.push(pass());
    lines.push(written());
  }
  expect(lines).toStrictEqual([30, 60, 109].map((count) => `09:05:07 a.md · pages · 9 ms · ${count} times\n`));
  // While it goes on, lines become rarer. When it has ended, the next save is a line at once.
  expect([...waits, pass(), pass()]).toStrictEqual([1000, 2000, 4000, 8000, undefined]);
  expect(written()).toBe('');
  save();
  expect(written()).toBe('09:05:07 a.md · pages · 8 ms\n');
});

test('saves of several files in turn are counted for each', () => {
  const { onUpdate, written, pass } = report();
  const save = (files: readonly string[]) => onUpdate(new Set(files), { kind: 'site', ms: 8, ...noPageChanges });
  for (let each = 0; each < 3; each += 1) for (const files of [['a.md'], ['b.md'], ['d.md', 'c.md']]) save(files);
  expect(written()).toBe(['a.md', 'b.md', '2 files'].map((what) => `09:05:07 ${what} · site · 8 ms\n`).join(''));
  pass();
  expect(written()).toBe(
    ['a.md', 'b.md', '2 files'].map((what) => `09:05:07 ${what} · site · 8 ms · 2 times\n`).join(''),
  );
});

test('what was counted is printed before anything else, and nothing is lost at the end', () => {
  const { onUpdate, onProblems, written, flush } = report();
  const save = () => onUpdate(new Set(['a.md']), { kind: 'pages', ms: 8, ...noPageChanges });
  for (let each = 0; each < 5; each += 1) save();
  onProblems(known(problem('Wrong')));
  expect(written()).toMatch(/^09:05:07 a\.md · pages · 8 ms\n09:05:07 a\.md · pages · 8 ms · 4 times\n\n?1?.*Wrong/s);
  save();
  expect(written()).toBe('');
  flush();
  expect(written()).toBe('09:05:07 a.md · pages · 8 ms\n');
  flush();
  expect(written()).toBe('');
});

test('--verbose names all changed files, and shows each problem in full', () => {
  const { onUpdate, onProblems, written } = report(false, '/no-such-folder', { verbose: true });
  onUpdate(new Set(['c.md', 'a.md']), { kind: 'site', ms: 12, added: [], moved: new Map() });
  expect(written()).toBe('09:05:07 a.md, c.md · site · 12 ms\n');
  onProblems(known(...Array.from({ length: 50 }, (_, index) => problem(`Number ${index}`, { hint: `Hint ${index}` }))));
  const text = written();
  expect(text).toContain('50. error Number 49 (broken-link)\n    → Hint 49\n');
  expect(text).not.toContain('more like');
});

test('--quiet says nothing of updates, of warnings and of what is fixed', () => {
  const { onReady, onUpdate, onProblems, written } = report(false, '/no-such-folder', { quiet: true });
  onReady({ urls: ['http://localhost:3000/'], ms: 1 });
  expect(written()).toContain('http://localhost:3000/');
  onUpdate(new Set(['a.md']), { kind: 'pages', ms: 7, added: [], moved: new Map() });
  onProblems(known(problem('Odd', { severity: 'warning' })));
  expect(written()).toBe('');
  onProblems(known(problem('Wrong'), problem('Odd', { severity: 'warning' })));
  expect(written()).toBe('1. error Wrong (broken-link)\n\n1 error\n\n');
  onProblems(known());
  expect(written()).toBe('');
});

test('the line of a new page has its address', () => {
  const { onReady, onUpdate, written } = report();
  onReady({ urls: ['http://localhost:3000/base/', 'http://192.168.1.5:3000/base/'], ms: 1 });
  written();
  const page = (name: string, from: string | null = null) => ({ file: `${name}.md`, from, href: `/base/docs/${name}` });
  const update = { kind: 'site', ms: 8, moved: new Map() } as const;
  onUpdate(new Set(['a.md']), { ...update, added: [page('a')] });
  expect(written()).toBe('09:05:07 a.md · site · 8 ms · http://localhost:3000/base/docs/a\n');
  onUpdate(new Set(['a.md', 'b.md']), { ...update, added: [page('b', 'a.md')] });
  expect(written()).toBe('09:05:07 a.md → b.md · site · 8 ms · http://localhost:3000/base/docs/b\n');
  onUpdate(new Set(['a.md', 'b.md', 'c.md']), { ...update, added: ['a', 'b', 'c'].map((name) => page(name)) });
  expect(written()).toBe('09:05:07 3 files · site · 8 ms · http://localhost:3000/base/docs/a and 2 more\n');
});

test('a problem is reported once, and when it is fixed', () => {
  const { onProblems, written } = report();
  const one = problem('One', { file: 'a.md', line: 3, column: 1, hint: 'Mend it.' });
  const other = problem('Other', { severity: 'warning' });
  onProblems(known(one));
  const help = 'Help with a code: docsgen explain broken-link\n';
  expect(written()).toBe(`1. error One (broken-link)\n   a.md:3:1\n   → Mend it.\n\n1 error\n${help}\n`);
  onProblems(known(one));
  expect(written()).toBe('');
  onProblems(known(one, other));
  expect(written()).toBe('1. warning Other (broken-link)\n\n1 warning\n\n');
  onProblems(known(other));
  expect(written()).toBe('✓ Fixed in a.md: One\nLeft: 1 warning\n');
  onProblems(known());
  expect(written()).toBe('✓ Fixed: Other\nNo problems left\n');
});

test('a problem whose file gets another name is neither fixed nor new', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'a.md'), '');
  const { onProblems, written } = report(false, root);
  const [a, b] = ['a.md', 'b.md'].map((file) => problem('Malformed', { file, line: 2, column: 1, hint: 'Fix it.' }));
  if (!a || !b) throw new Error('There are two');
  onProblems(known(a));
  written();
  renameSync(join(root, 'a.md'), join(root, 'b.md'));
  // The problem under the old name is known until the next check.
  for (const now of [[a, b], [b]]) onProblems(known(...now));
  expect(written()).toBe('');
  onProblems(known());
  expect(written()).toBe('✓ Fixed in b.md: Malformed\nNo problems left\n');
});

test('a problem in a copied file is reported', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'a.md'), '');
  const { onProblems, written } = report(false, root);
  onProblems(known(problem('Malformed', { file: 'a.md', line: 2 })));
  written();
  onProblems(known(problem('Malformed', { file: 'a.md', line: 2 }), problem('Malformed', { file: 'b.md', line: 2 })));
  expect(written()).toContain('b.md:2');
});

test('a fixed problem is shown without its quoted source', () => {
  const { onProblems, written } = report();
  onProblems(known(problem('A footer link fails: nothing is there\n{"to":"/x"}', { file: 'site.config.ts' })));
  written();
  onProblems(known());
  expect(written()).toBe('✓ Fixed in site.config.ts: A footer link fails: nothing is there\nNo problems left\n');
});

test('a problem that only moves is not reported again', () => {
  const { onProblems, written } = report();
  onProblems(known(problem('Broken link', { file: 'a.md', line: 3 })));
  written();
  onProblems(known(problem('Broken link', { file: 'a.md', line: 9 })));
  expect(written()).toBe('');
});

test('of two equal problems, only the new one is reported', () => {
  const { onProblems, written } = report();
  const at = (line: number) => problem('Broken link', { file: 'a.md', line });
  onProblems(known(at(3)));
  written();
  onProblems(known(at(2), at(3)));
  expect(written()).toContain('a.md:2\n');
  onProblems(known(at(3)));
  expect(written()).toBe('✓ Fixed in a.md: Broken link\nLeft: 1 error\n');
});

test('many problems take one screen, with the address of the whole list', () => {
  const { onReady, onProblems, written } = report();
  onReady({ urls: ['http://localhost:3000/docs/'], ms: 1 });
  written();
  const many = Array.from({ length: 20_000 }, (_, index) =>
    problem(`Wrong ${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}`, { file: `a/${index}.md`, line: 1 }),
  );
  onProblems(known(...many));
  const text = written();
  expect(text.split('\n').length).toBeLessThanOrEqual(37);
  expect(text).toContain('\nAll of them: http://localhost:3000/__docsgen/problems\n');
});

test('many fixed problems are counted', () => {
  const { onProblems, written } = report();
  onProblems(known(...Array.from({ length: 9 }, (_, index) => problem(`Problem ${index}`))));
  written();
  onProblems(known());
  expect(written()).toMatch(/^(?:✓ Fixed: Problem \d\n){5}✓ Fixed: 4 more\nNo problems left\n$/);
});

test('an error of docsgen is shown with its stack, an error of the machine with a hint', () => {
  const { onFault, written } = report();
  onFault(new Error('a hole'));
  expect(written()).toMatch(/bug in docsgen[^\n]*\na hole\n[\s\S]+\ncommand: docsgen dev\nError\n\s+at /);
  onFault(new DocsgenError([problem('No editor', { severity: 'warning', hint: 'Name one.' })]));
  expect(written()).toBe('1. warning No editor (broken-link)\n   → Name one.\n\n1 warning\n\n');
});
