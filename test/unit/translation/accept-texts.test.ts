import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Compiler } from '../../../src/markdown/compile.ts';
import { exportedText } from '../../../src/translation/blocks/unit-text.ts';
import { accept, resultOf, split } from '../../support/accept-texts.ts';
import { compilerWith } from '../markdown/compile-with.ts';

let compile: Compiler;
beforeAll(async () => {
  compile = await compilerWith('vsDark');
});

describe('a text for .mdx is taken only with the code of its source', () => {
  const total = 'Total {f({ a: 1 })} and end.';
  const handler = 'See <b data-f={() => go()}>this</b>.';
  test.each([
    ['the same expression', total, 'Suma {f({ a: 1 })} y fin.', 'taken'],
    ['more behind the first brace', total, 'Suma {f({ a: 1 }) + evil()} y fin.', 'code'],
    ['more behind the first >', handler, 'Ver <b data-f={() => go() ?? evil()}>esto</b>.', 'code'],
    ['another attribute', handler, 'Ver <b data-f={() => go()} {...evil}>esto</b>.', 'code'],
    ['another handler', handler, 'Ver <b onClick={evil} data-f={() => go()}>esto</b>.', 'code'],
    ['the same tag', handler, 'Ver <b data-f={() => go()}>esto</b>.', 'taken'],
    ['the expression twice', total, 'Suma {f({ a: 1 })} y {f({ a: 1 })}.', 'code'],
    ['the expression not at all', total, 'Suma y fin.', 'code'],
    ['expressions in another order', 'A {a} and {b}.', '{b} y {a}.', 'taken'],
    ['another string in an attribute', 'A <a href="/a">b</a>.', 'Un <a href="//evil.example">b</a>.', 'code'],
    ['words in an attribute', 'A <abbr title="One">b</abbr>.', 'Un <abbr title="Uno">b</abbr>.', 'taken'],
    ['code in words of an attribute', 'A <abbr title="One">b</abbr>.', 'Un <abbr title={evil()}>b</abbr>.', 'code'],
    ['an import', 'Words.', 'import evil from "evil"', 'code'],
    ['an export', 'Words.', 'export const evil = 1', 'code'],
    ['a comment of JavaScript', 'Words.', 'Palabras {/* evil */}.', 'code'],
    ['what is no MDX', 'Words.', 'Palabras {evil(}.', 'syntax'],
    ['a tag that does not end', 'Words.', 'Palabras <b>.', 'syntax'],
    ['braces in code', 'Call `f()`.', 'Llame a `f({ a: 1 })` o `<b>`.', 'taken'],
    ['an escaped brace', 'Words.', 'Palabras \\{a}.', 'taken'],
    ['an include', 'Words.', 'Palabras <!--@include: ./evil.md-->.', 'code'],
    ['an id', 'Words', 'Palabras {#evil}', 'code'],
    ['an address that runs code', 'A [b](./c.md).', 'Un [b](javascript:evil).', 'code'],
  ])('%s', async (_, original, target, reason) => {
    expect(await resultOf(original, target)).toBe(reason);
  });

  test('also where the syntax of formulas and containers hides a backtick from other programs', async () => {
    expect(await resultOf('Words.', 'Palabras $`$ {evil()} `.')).toBe('code');
    expect(await resultOf('Words.', 'Palabras `\n:::note [x]\n{evil()} `')).not.toBe('taken');
    expect(await resultOf('A $\\frac{1 2}{3}$ b.', 'Un $\\frac{1 2}{3}$ y $5 {evil()} $6.')).toBe('code');
    expect(await resultOf('A $\\frac{1 2}{3}$ b.', 'Un $\\frac{1 2}{4}$ be.')).toBe('taken');
  });

  test('also in a text that changes what the next one is', async () => {
    const rest = '\n```\n{evil()}\n```\n\nEnd.\n';
    expect(await resultOf('Words.', 'Palabras.\n\n```', 'mdx', rest)).not.toBe('taken');
    expect(await resultOf('Words.', 'Palabras.\n~~~', 'mdx', rest)).not.toBe('taken');
  });

  test('and each text has its own, not that of another', async () => {
    const { accepted, refused } = await accept('One {a}.\n\nTwo {b}.\n', {
      'One {a}.': 'Uno {b}.',
      'Two {b}.': 'Dos {a}.',
    });
    expect([accepted.length, refused.map(({ reason }) => reason)]).toStrictEqual([0, ['code', 'code']]);
  });

  test('and one wrong text does not keep the right ones away', async () => {
    const words = ['One', 'Two', 'Three', 'Four', 'Five'];
    const texts = Object.fromEntries(words.map((word) => [word, word === 'Three' ? 'Tres {evil()}' : `${word} más`]));
    const { accepted, refused, file } = await accept(words.join('\n\n'), texts);
    expect([accepted.length, refused.length]).toStrictEqual([4, 1]);
    expect(file).toBe('One más\n\nTwo más\n\nThree\n\nFour más\n\nFive más');
  });
});

describe('a text for .md has no tags, includes and directives but those of its source', () => {
  test.each([
    ['a script', 'Words.', 'Palabras <script src="//evil.example"></script>.', 'code'],
    ['a handler', 'A <b>b</b>.', 'Un <b onclick="evil()">b</b>.', 'code'],
    ['a handler in a title', 'A <b title="b">b</b>.', 'Un <b title="b" onclick="evil()">b</b>.', 'code'],
    ['a frame', 'Words.', '<iframe src="//evil.example"></iframe>', 'code'],
    ['the same tags', 'A <b title="b">b</b>.', 'Un <b title="be">b</b>.', 'taken'],
    ['an include', 'Words.', '<!--@include: ../../.env-->', 'code'],
    ['an include in code', 'Words.', 'Palabras `\n<!--@include: ../../.env-->\n`', 'code'],
    ['code from a file', 'Words.', '<<< ../../.env', 'code'],
    ['a block of code from a file', 'Words.', '```js file=../../.env\n```', 'code'],
    ['a container', 'Words.', ':::tabs{#evil}\nPalabras\n:::', 'code'],
    ['a variable', 'A :var[a].', 'Un :var[secret].', 'code'],
    ['an address that runs code', 'A [b](./c.md).', 'Un [b](<java&Tab;script:evil>).', 'code'],
    ['braces', 'Words.', 'Palabras {evil()}.', 'taken'],
  ])('%s', async (_, original, target, reason) => {
    expect(await resultOf(original, target, 'md')).toBe(reason);
  });
});

test('a field says what it is given, and is no other field', async () => {
  const source = '---\ntitle: Words\ndraft: true\n---\n\nText.\n';
  const given = [
    'a: b\ndraft: false',
    '"\ndraft: false\nx: "',
    '*x',
    '- a',
    '  b  ',
    "'",
    '{a}',
    '\u0000',
    '\ud800',
    '',
  ];
  for (const text of given) {
    const { accepted, file } = await accept(source, { Words: text }, 'md');
    if (accepted.length === 0) continue;
    const [title, draft] = split(file, 'md').blocks;
    expect([title && exportedText(title), draft?.kind, file.includes('\ndraft: true\n')]).toStrictEqual([
      text,
      'paragraph',
      true,
    ]);
  }
});

test('a text of an attribute is no other attribute', async () => {
  const source = '<Card title="Words" icon="disk">\n\nText.\n\n</Card>\n';
  for (const text of ['" onClick={evil} x="', 'it\'s "so"', '{evil()}', '<Evil />', 'a\nb']) {
    const { accepted, file } = await accept(source, { Words: text });
    const { blocks } = split(file, 'mdx');
    if (accepted.length > 0) expect(blocks.map(exportedText)).toStrictEqual([text, 'Text.']);
    expect(
      (await compile(file, { format: 'mdx', locales: [], read: async () => ({ type: 'outside' }) })).mdxModule?.code,
    ).not.toContain('evil');
  }
});

test('no random change of a text brings new code into a page', async () => {
  const pieces = [
    ...[
      '{evil()}',
      '{',
      '}',
      '`',
      '``',
      '$',
      '$$',
      '\\',
      '\n',
      '\n\n',
      ' ',
      'word',
      '<b',
      '>',
      '/>',
      '</b>',
      '<Evil />',
      '{f(1)}',
    ],
    ...[
      ' data-x={evil}',
      ' {...evil}',
      '<!--',
      '-->',
      '{/*',
      '*/}',
      ':::note ',
      ':::',
      '[',
      ']',
      '(',
      ')',
      '~~~',
      '```',
      '|',
    ],
    ...[
      'import evil from "evil"',
      'export const evil = 1',
      '&#123;',
      '{#evil}',
      '<',
      '> ',
      '- ',
      '# ',
      '    ',
      '\t',
      '"',
      "'",
      '=',
      '**',
    ],
  ];
  const source = '# Title\n\nSum {f(1)} of <b>all</b> `{code}`.\n\nMore words.\n\n```\n{evil()}\n```\n\nEnd.\n';
  const change = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));
  const mutated = fc.tuple(change, fc.nat(40)).map(
    ([text, at]) =>
      (of: string) =>
        of.slice(0, at) + text + of.slice(at),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(mutated, mutated, async (first, second) => {
      const [one, two] = ['Sum {f(1)} of <b>all</b> `{code}`.', 'More words.'];
      const { accepted, file } = await accept(source, { [one]: first(one), [two]: second(two) });
      taken += accepted.length;
      const page = await compile(file, { format: 'mdx', locales: [], read: async () => ({ type: 'outside' }) });
      expect(page.isParsed).toBe(true);
      expect(page.mdxModule?.code.match(/f\(1\)|evil/g)).toStrictEqual(['f(1)']);
      expect(page.mdxModule?.components).toStrictEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(taken).toBeGreaterThan(0);
});
