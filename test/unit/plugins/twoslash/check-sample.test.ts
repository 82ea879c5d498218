import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkSample, type SampleChecker, samplesFolder } from '../../../../src/plugins/twoslash/check-sample.ts';
import { loadPackages } from '../../../../src/plugins/twoslash/packages.ts';

let checker: SampleChecker;
beforeAll(async () => {
  const packages = await loadPackages(import.meta.dirname, { typescript: 'typescript-6', linkedPackages: [] });
  const root = join(tmpdir(), 'no-such-folder');
  const places = { vfsRoot: join(root, samplesFolder), tsLibDirectory: packages.libraries };
  checker = { twoslasher: packages.twoslash.createTwoslasher({ tsModule: packages.typeScript, ...places }), root };
});

/** Returns the remarks that are no popups, as text. */
function notesOf(source: string): readonly string[] {
  const { code, remarks } = checkSample(source, 'ts', checker);
  const lines = code.split('\n');
  return remarks
    .filter(({ kind }) => kind !== 'hover')
    .map(({ kind, line, from, to, text }) => `${kind} ${lines[line]?.slice(from, to)}: ${text}`);
}

test('a sample has the types and comments of its names, at their places in the shown code', () => {
  const source = '// @strict: true\nconst cut = 1;\n// ---cut---\n/** How many. */\nconst count = cut + 1;\n';
  expect(checkSample(source, 'ts', checker)).toStrictEqual({
    code: '/** How many. */\nconst count = cut + 1;',
    remarks: [
      { kind: 'hover', line: 1, from: 6, to: 11, text: 'const count: number', docs: 'How many.' },
      { kind: 'hover', line: 1, from: 14, to: 17, text: 'const cut: 1', docs: '' },
    ],
    mistakes: [],
  });
});

test.each([
  ['const a = [1];\n//    ^?', ['query a: const a: number[]']],
  ['// @errors: 2322\nconst a: string = 1;', ["error a: TS2322: Type 'number' is not assignable to type 'string'."]],
  ['const a = 1;\n//    ^^^^^ the first', ['note a = 1: the first']],
  ['const a = 1;\n//    ^^^', ['mark a =: ']],
  ['// @noErrors\nconst word = "";\nword.trimS;\n//        ^|', ['query : trimStart']],
])('%j is shown with its notes', (source, expected) => {
  expect(notesOf(source)).toStrictEqual(expected);
});

test.each([
  [
    'let a = 1;\n  a = "b";',
    { line: 1, column: 2 },
    "has a type error: Type 'string' is not assignable to type 'number'. (TS2322)",
  ],
  ['// ---cut---\n// @errors: 1\nconst a: string = 1;', { line: 2, column: 6 }, 'TS2322'],
  ['const cut: string = 1;\n// ---cut---\nconst a = 1;', { line: 0, column: 6 }, 'TS2322'],
  ["import { a } from './a';", { line: 0, column: 18 }, 'TS2307'],
  ['const a = 1;\n// @nonsense\n', { line: 1, column: 0 }, 'unknown flag: @nonsense'],
  ['const a = 1;\n//          ^?', null, 'returned nothing from the compiler'],
  ['const a = 1;\n// @filename: ../a.ts\nconst b = 1;', { line: 1, column: 0 }, 'leads out of the sample: ../a.ts'],
  ['// @filename: /etc/a.ts\nconst b = 1;', { line: 0, column: 0 }, 'leads out of the sample: /etc/a.ts'],
  ['// @filename: C:\\a.ts\nconst b = 1;', { line: 0, column: 0 }, 'leads out of the sample: C:\\a.ts'],
])('%j is wrong at %j', (source, place, title) => {
  const { mistakes } = checkSample(source, 'ts', checker);
  expect(mistakes).toStrictEqual([{ title: expect.stringContaining(title), hint: expect.any(String), place }]);
});

test('a sample does not see the names of another one', () => {
  checkSample('// @filename: other.ts\nexport const other = 1;\n', 'ts', checker);
  expect(checkSample('other;', 'ts', checker).mistakes).toHaveLength(1);
});

test.each([
  ["// @filename: a.ts\nexport {};\n// @filename: b.ts\nimport * as a from './a';\na.b;", 'typeof import("./a")'],
  ['/// <reference path="./a.d.ts" />', "File './a.d.ts' not found"],
])('messages do not show the folders of the machine: %j', (source, text) => {
  const { mistakes } = checkSample(source, 'ts', checker);
  expect(mistakes.map(({ title }) => title)).toEqual([expect.stringContaining(text)]);
});
