import { describe, expect, test } from 'vitest';
import { emojiMark } from '../../../src/content/plain-text.ts';
import { summarize } from '../../../src/content/summarize.ts';

describe('the heading', () => {
  test.each([
    ['# Title\n\nText.', 'Title'],
    ['\n\n# Title #\nText.', 'Title'],
    ['Title\n=====\n\nText.', 'Title'],
    ['Title in\ntwo lines\n===', 'Title in two lines'],
    ['<!-- a comment -->\n# A `code` and *em* {#id}\n', 'A code and em'],
    ['# Title {/* #id */}\n', 'Title'],
    ['# Init {#__init__}\n', 'Init'],
    ['# A `b` {#`x`} ##\n', 'A b'],
    ['# A path {#/users/{id}}\n', 'A path'],
    ['A *setext*\n{# a*b* .big}\n===', 'A setext'],
    ['# Not the end {#x} of it', 'Not the end {#x} of it'],
    ['# Title <!-- #id -->\n', 'Title'],
    ['# [Linked](https://example.com) \\*star\\*\r\n\r\nText.', 'Linked *star*'],
    ['# Replace <token> in List<T>, <your-name> or </token>', 'Replace <token> in List<T>, <your-name> or </token>'],
    ['# A <b>bold</b> <https://example.com> of <me@example.com>', 'A bold https://example.com of me@example.com'],
    ['# `<b>` and ``Vec<`u8`>`` of `*a*` cp <path>', '<b> and Vec<`u8`> of *a* cp <path>'],
    ['# [Foo (bar)](https://en.wikipedia.org/wiki/Foo_(bar)) of `[a](b)`', 'Foo (bar) of [a](b)'],
    ['# The ![old](a.png "x") [new][ref] \\[end]\n\n[ref]: /x', 'The old new [end]'],
    ['# A note[^1], [^2] and [x][nope]\n\n[^1]: Text', 'A note, [^2] and [x][nope]'],
    ['# Q&amp;A &#169; `&amp;`', 'Q&A © &amp;'],
    ['# R\u00e9f\u00e9rence\u00a0: X', 'R\u00e9f\u00e9rence\u00a0: X'],
    ['# 2 * 3 * 4, a*b*c, ~~old~~ ~new~ __init__ a__b__c', '2 * 3 * 4, abc, old new init a__b__c'],
    ['# A<br>b <img src="c.png" alt="d">', 'A b d'],
    [
      '# See <https://example.com/a_b_c> or https://example.com/_d_',
      'See https://example.com/a_b_c or https://example.com/_d_',
    ],
    ['# <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>Title', 'Title'],
  ])('of %j is %j', (body, heading) => expect(summarize(body).heading).toBe(heading));

  test('of a text leaves out the custom elements that the site defines', () => {
    expect(summarize('# A <call-player></call-player><your-name>', 'md', ['call-player']).heading).toBe(
      'A <your-name>',
    );
  });

  test.each([
    ['<div align="center">\n\n# Title\n\n</div>', 'Title'],
    ['<p align="center"><img src="a.png"></p>\n\n<!-- a\n\nb -->\n\n# Title', 'Title'],
    ['[![CI](a.svg)](https://ci.example.com) ![x][y]\n\n[y]: b.svg\n\n# Title', 'Title'],
    ['<h1 align="center">\n  <br>\n  Raw <b>title</b>\n</h1>\n\nText.', 'Raw title'],
  ])('of %j, which begins with HTML or pictures, is %j', (body, heading) => {
    expect(summarize(body).heading).toBe(heading);
  });

  test('of an .mdx file may follow a component', () => {
    expect(summarize("import B from './b';\n\n<B />\n\n# Title", 'mdx').heading).toBe('Title');
  });

  test.each(['Text.\n\n# Later', '## Second level', '#hashtag', '```\n# code\n```', ''])('of %j is none', (body) => {
    expect(summarize(body).heading).toBeNull();
  });
});

describe('the paragraph', () => {
  test.each([
    ['# Title\n\nFirst **bold** line\nand `second`.\n\nOther.', 'First bold line and second.'],
    ['# Title\nDirectly below.', 'Directly below.'],
    [
      'A :tooltip[*DNC* list]{text="Not [called](b.md)"} and :button, :button[`x`]{href="a.md"}.',
      'A DNC list and :button, x.',
    ],
    ['- list\n\n> quote\n\n| a |\n|---|\n\n![image](a.png)\n\nText.', 'Text.'],
    ['```sh\none\n\ntwo\n```\n\nText.', 'Text.'],
    ['````md\n```\n\ninside\n```\n````\n\nText.', 'Text.'],
    [':::note\nNote.\n:::\n\nText with [a link](b.md) and <b>HTML</b>.', 'Text with a link and HTML.'],
    ['<b>HTML</b>\n\n<!doctype html>\n\n<token> comes first.', '<token> comes first.'],
    ['[Foo (bar)](https://en.wikipedia.org/wiki/Foo_(bar)) is a word.', 'Foo (bar) is a word.'],
    ['<https://example.com/a> is an address.', 'https://example.com/a is an address.'],
    ['[ref]: /x\n\nA [ref] and [another][].\n\n[another]: /y', 'A ref and another.'],
    ['    code\n\n***Bold*** text\\\nin lines.', 'Bold text in lines.'],
    ['[[toc]]\n\n{/* truncate */}\n\nText.', 'Text.'],
    ['2 > 1 and snake_case_name', '2 > 1 and snake_case_name'],
    ['- item\n\n  more of it\n\nText.', 'Text.'],
    [':::note\nOne.\n\nTwo.\n:::\n\nText.', 'Text.'],
    ['Second level\n---\n\nText.\n- item', 'Text.'],
    ['![image](a.png) before the text.', 'image before the text.'],
  ])('of %j is %j', (body, paragraph) => expect(summarize(body).paragraph).toBe(paragraph));

  test('of a text that is hard to read is found all the same', () => {
    expect(summarize(`Text. ${'<!-- '.repeat(200_000)}`).paragraph).toMatch(/^Text\. /);
    expect(summarize(`Text. ${'['.repeat(500_000)}`).paragraph).toMatch(/^Text\. \[/);
    expect(summarize(`${'- item\n'.repeat(200_000)}\nText.`).paragraph).toBe('Text.');
    expect(summarize(`\`\`\`\n${'# code\n'.repeat(200_000)}\`\`\`\n\nText.`).paragraph).toBe('Text.');
    expect(summarize(`${'Text\n'.repeat(200_000)}\n`).paragraph).toMatch(/^Text Text /);
  });

  test('is none where there is only a heading', () => {
    expect(summarize('# Title\n\n## Section\n')).toStrictEqual({ heading: 'Title', paragraph: null });
  });
});

test('names of emoji are marked, those in code or after a backslash are not', () => {
  expect(summarize('# Idx :tada: `:tada:` \\:tada: 10:30:45').heading).toBe(
    `Idx ${emojiMark}tada${emojiMark} :tada: :tada: 10:30:45`,
  );
});

describe('of an .mdx file', () => {
  test.each([
    ["import A from 'a';\nimport B from 'b';\n\n# Title\n\nText.", 'Title', 'Text.'],
    [
      'export const a = {\n\n  b: [\n\n  1],\n};\n\n# Title {#id}\n\nWith {a.b}.\n\nText and <B/>c.',
      'Title',
      'Text and c.',
    ],
    ['{/* a\n\ncomment */}\n\n# Title\n\n<Card>\n\n</Card>\n\nText \\{b}.', 'Title', 'Text {b}.'],
  ])('%j', (body, heading, paragraph) => {
    expect(summarize(body, 'mdx')).toStrictEqual({ heading, paragraph });
  });

  test('only: in Markdown, braces and imports are text', () => {
    expect(summarize('import {a} of goods.').paragraph).toBe('import {a} of goods.');
  });
});

describe('the first heading of any level', () => {
  const section = (body: string) => summarize(body, 'md', [], true).section;

  test.each([
    ['## Install\n\nText.\n\n## Use', { text: 'Install', isFirst: true }],
    ['<!-- a comment -->\n\n![](a.png)\n\n#### Install `it` {#x}\n', { text: 'Install it', isFirst: true }],
    ['Install\n---\n\nText.', { text: 'Install', isFirst: true }],
    ['Text.\n\nMore.\n\n### Install\n\n## Use', { text: 'Install', isFirst: false }],
    ['- a\n- b\n\n# Install', { text: 'Install', isFirst: false }],
  ])('of %j is %j', (body, expected) => expect(section(body)).toStrictEqual(expected));

  test.each(['# Title\n\n## Install', 'Text.\n\nMore.', '```\n## Code\n```', ':::note\n\n## Inside\n\n:::'])(
    'is not needed, or not there: %j',
    (body) => expect(section(body)).toBeUndefined(),
  );

  test('is not looked for in a page with a title', () => {
    expect(summarize('## Install\n\nText.')).toStrictEqual({ heading: null, paragraph: 'Text.' });
  });
});
