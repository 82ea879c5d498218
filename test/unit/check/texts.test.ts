import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../../src/shared/problem-codes.ts';
import { findInPage, findInTexts } from '../../support/check-texts.ts';

const forbidden = { en: { whitelist: 'allowlist', 'log in to': 'sign in to', simply: null, ACME: 'Acme' } };
const find = (text: string) => findInPage(text, { words: { forbidden }, rules: ['forbidden-word'] });

describe('a forbidden word', () => {
  test('is found in texts, at its place', async () => {
    const text = [
      ...['---', 'title: "The whitelist"', 'description: >-', '  You simply call.', 'sidebar_label: Simply', '---'],
      ...[
        '# Whitelist [simply](./simply.md)',
        '',
        '- A **whitelist**,',
        '  > log in',
        '  > to it &amp; simply \\* do.',
      ],
      ...['', '| a | simply |', '| - | - |', '| Log  in to | x |', '', ':::note[Simply]', 'ACME', ':::'],
    ];
    expect(await find(text.join('\n'))).toStrictEqual([
      '2:13 This site does not use “whitelist”',
      '4:7 This site does not use “simply”',
      '5:16 This site does not use “Simply”',
      '7:3 This site does not use “Whitelist”',
      '7:14 This site does not use “simply”',
      '9:7 This site does not use “whitelist”',
      '10:5 This site does not use “log in to”',
      '11:17 This site does not use “simply”',
      '13:7 This site does not use “simply”',
      '15:3 This site does not use “Log in to”',
      '17:9 This site does not use “Simply”',
      '18:1 This site does not use “ACME”',
    ]);
  });

  test.each([
    'In `whitelist` and\n\n```sh\nwhitelist\n```\n\n    whitelist\n',
    'At https://whitelist.example.com/simply or <https://simply.example> or [there](/simply "simply").',
    'In <span title="simply">tags</span>.\n\n<!-- simply -->\n\n![a](simply.png)\n',
    'In whitelists, unsimply, simply_not, simply2, @simply, a/simply, simply.js and acme.',
    '---\nkeywords: [simply]\nslug: /simply\n---\n\n[a]: /simply\n',
    '## Heading {#simply}\n\nWith $simply$ :simply:',
    'import-free.\n\n```md\n---\ntitle: simply\n---\n```',
  ])('is not found in %j', async (text) => expect(await find(text)).toStrictEqual([]));

  test('is found in MDX whose headings have ids', async () => {
    const files = { 'en/page.mdx': '## Heading {#simply}\n\nYou simply call.\n' };
    const problems = await findInTexts({ files, words: { forbidden }, rules: ['forbidden-word'] });
    expect(problems).toMatchObject([{ line: 3, column: 5 }]);
  });

  test('is found in MDX, beside components', async () => {
    const files = {
      'en/page.mdx': 'export const a = "simply";\n\n<Badge text="simply">You simply call {"simply"}.</Badge>\n',
    };
    const problems = await findInTexts({ files, words: { forbidden }, rules: ['forbidden-word'] });
    expect(problems.map(({ line, column, file }) => [file, line, column])).toStrictEqual([
      ['content/en/docs/page.mdx', 3, 26],
    ]);
  });

  test('is that of the locale of a file, and each file is read once', async () => {
    const files = { 'en/a.md': 'Simply.', 'es/a.md': 'Simply, sencillamente.', 'en/b.md': 'Simply.' };
    const words = { forbidden: { ...forbidden, es: { sencillamente: null } } };
    const problems = await findInTexts({ files, words, rules: ['forbidden-word'] });
    expect(problems.map(({ file, column }) => [file, column])).toStrictEqual([
      ['content/en/docs/a.md', 1],
      ['content/en/docs/b.md', 1],
      ['content/es/docs/a.md', 9],
    ]);
  });

  test('has a fix that keeps the letter case, if it is in one line without markup', async () => {
    const files = { 'en/a.md': 'Whitelist WHITELIST whitelist ACME simply.\nLog in **to** log\nin to.\r\nlog in to' };
    const problems = await findInTexts({ files, words: { forbidden }, rules: ['forbidden-word'] });
    expect(problems.map(({ fix }) => fix)).toStrictEqual([
      { line: 1, column: 1, before: 'Whitelist', after: 'Allowlist' },
      { line: 1, column: 11, before: 'WHITELIST', after: 'ALLOWLIST' },
      { line: 1, column: 21, before: 'whitelist', after: 'allowlist' },
      { line: 1, column: 31, before: 'ACME', after: 'Acme' },
      undefined,
      undefined,
      undefined,
      { line: 4, column: 1, before: 'log in to', after: 'sign in to' },
    ]);
  });
});

describe('a biased term', () => {
  test('is found in English only, with a word that says the same', async () => {
    const files = { 'en/a.md': 'A blacklist, a sanity\ncheck, and master/slave.', 'es/a.md': 'El blacklist.' };
    const problems = await findInTexts({ files, rules: ['biased-term'] });
    expect(problems.map(({ title, hint }) => `${title}: ${hint}`)).toStrictEqual([
      '“blacklist” may put off readers: “denylist” says the same.',
      '“sanity check” may put off readers: “quick check” says the same.',
      '“master/slave” may put off readers: “primary/replica” says the same.',
    ]);
  });
});

describe('a long sentence', () => {
  const rules: ProblemCode[] = ['long-sentence'];

  test('is found with the number of its words', async () => {
    const text = 'One two three. One **two** three\n`four` five [six](/x). Seven.\n\n> A b c\n> d e f.\n';
    expect(await findInPage(text, { words: { maxSentence: 5 }, rules })).toStrictEqual([
      '1:16 A sentence has 6 words',
      '4:3 A sentence has 6 words',
    ]);
  });

  test.each([
    '# A heading of six words here\n\n| a b c d e f |\n| - |\n',
    '- a b c\n- d e f\n',
    'A b c\\\nd e f',
    '```\na b c d e f\n```\n',
    'A – b – c – d. – E.',
  ])('is not in %j', async (text) => {
    expect(await findInPage(text, { words: { maxSentence: 5 }, rules })).toStrictEqual([]);
  });
});

describe('an unknown word', () => {
  const rules: ProblemCode[] = ['unknown-word'];
  const words = { spelling: { en: 'dictionary-en' }, dictionary: 'dictionary.txt' };
  const own = { 'dictionary.txt': '# Names\nAsterisk\nsoftphone # a phone\n' };

  test('is found once a file, with what was probably meant', async () => {
    const files = { ...own, 'en/a.md': 'You recieve a **recieve**.\n\nSoftphone, asterisk, Asterisk’s.' };
    const problems = await findInTexts({ files, words, rules });
    expect(problems).toMatchObject([{ line: 1, column: 5, endColumn: 12 }]);
    expect(problems[0]?.hint).toContain('“receive”');
  });

  test.each([
    'Set camelCase, snake_case, foo.bar, a/bcd, SIP, APIs, PJSIP, v2x, x86, @naem, /etc/xyzzy and `xyzzy`.',
    "It's the caller’s well-known re-render, e.g. of `foo`s.",
    'See [docs](./xyzzy.md), https://xyzzy.example and <xyzzy@example.com>.',
    'A &nbsp; B &eacute; :wave: {#xyzzy}',
  ])('is not in %j', async (text) => {
    const files = { ...own, 'en/a.md': text };
    expect(await findInTexts({ files, words, rules })).toStrictEqual([]);
  });

  test('needs a package that is there, and a file that is there', async () => {
    const wrong = { spelling: { en: 'dictionary-xyzzy', es: 'react' }, dictionary: 'none.txt' };
    const problems = await findInTexts({ files: {}, words: wrong, rules });
    expect(problems.map(({ code, title, file }) => [code, title, file])).toStrictEqual([
      ['missing-file', 'There is no dictionary none.txt', 'site.config.ts'],
      ['unusable-package', 'The dictionary `dictionary-xyzzy` is not installed', 'site.config.ts'],
      [
        'unusable-package',
        'The dictionary `react` does not export a Hunspell dictionary: `aff` and `dic`',
        'site.config.ts',
      ],
    ]);
  });
});

test('no rule reads anything if none is on', async () => {
  const words = { forbidden, spelling: { en: 'dictionary-xyzzy' } };
  expect(await findInTexts({ files: { 'en/a.md': 'Simply.' }, words, rules: [] })).toStrictEqual([]);
});
