import { describe, expect, test } from 'vitest';
import { summarize } from '../../../src/content/summarize.ts';

describe('the heading', () => {
  test.each([
    ['# Title\n\nText.', 'Title'],
    ['\n\n# Title #\nText.', 'Title'],
    ['Title\n=====\n\nText.', 'Title'],
    ['<!-- a comment -->\n# A `code` and *em* {#id}\n', 'A code and em'],
    ['# Title {/* #id */}\n', 'Title'],
    ['# Title <!-- #id -->\n', 'Title'],
    ['# [Linked](https://example.com) \\*star\\*\r\n\r\nText.', 'Linked *star*'],
    ['# Replace <token> in List<T>, <your-name> or </token>', 'Replace <token> in List<T>, <your-name> or </token>'],
    ['# A <b>bold</b> <https://example.com> of <me@example.com>', 'A bold https://example.com of me@example.com'],
    ['# `<b>` and ``Vec<`u8`>`` of `*a*` cp <path>', '<b> and Vec<`u8`> of *a* cp <path>'],
    ['# <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>Title', 'Title'],
  ])('of %j is %j', (body, heading) => expect(summarize(body).heading).toBe(heading));

  test('of a text leaves out the custom elements that the site defines', () => {
    expect(summarize('# A <call-player></call-player><your-name>', 'md', ['call-player']).heading).toBe(
      'A <your-name>',
    );
  });

  test.each(['Text.\n\n# Later', '## Second level', '#hashtag', '```\n# code\n```', ''])('of %j is none', (body) => {
    expect(summarize(body).heading).toBeNull();
  });
});

describe('the paragraph', () => {
  test.each([
    ['# Title\n\nFirst **bold** line\nand `second`.\n\nOther.', 'First bold line and second.'],
    ['# Title\nDirectly below.', 'Directly below.'],
    ['- list\n\n> quote\n\n| a |\n|---|\n\n![image](a.png)\n\nText.', 'Text.'],
    ['```sh\none\n\ntwo\n```\n\nText.', 'Text.'],
    ['````md\n```\n\ninside\n```\n````\n\nText.', 'Text.'],
    [':::note\nNote.\n:::\n\nText with [a link](b.md) and <b>HTML</b>.', 'Text with a link and HTML.'],
    ['<b>HTML</b>\n\n<!doctype html>\n\n<token> comes first.', '<token> comes first.'],
    ['2 > 1 and snake_case_name', '2 > 1 and snake_case_name'],
  ])('of %j is %j', (body, paragraph) => expect(summarize(body).paragraph).toBe(paragraph));

  test('of a text that is hard to read is found all the same', () => {
    expect(summarize(`Text. ${'<!-- '.repeat(200_000)}`).paragraph).toMatch(/^Text\. /);
    expect(summarize(`Text. ${'['.repeat(500_000)}`).paragraph).toMatch(/^Text\. \[/);
  });

  test('is none where there is only a heading', () => {
    expect(summarize('# Title\n\n## Section\n')).toStrictEqual({ heading: 'Title', paragraph: null });
  });
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
