import { describe, expect, test } from 'vitest';
import { foreignRows } from '../../../src/markdown/prose/foreign-syntax.ts';
import { compileByBoth, reported } from './compile-by-both.ts';

describe('unknown directives give a warning', () => {
  test.each([
    ['::youtube{id}', ['1:1 warning There is no directive "::youtube", so the page shows it as text.']],
    ['> Text\n> ::card[A *b*]{to=x}', ['2:3 warning There is no directive "::card", so the page shows it as text.']],
    ['::toc', ['1:1 warning There is no directive "::toc", so the page shows it as text.']],
    [
      'A :badge[x] and (:icon{name=a})',
      [
        '1:3 warning There is no directive ":badge", so the page shows it as text.',
        '1:18 warning There is no directive ":icon", so the page shows it as text.',
      ],
    ],
    ['- One\n  two :kbd[`Ctrl`]', ['2:7 warning There is no directive ":kbd", so the page shows it as text.']],
    ['| :a[b] | c |\n| --- | --- |', ['1:3 warning There is no directive ":a", so the page shows it as text.']],
  ])('%j', async (source, expected) => expect(await reported(source)).toStrictEqual(expected));

  test.each([
    'At 10:30 in a:b[c], :name, ::x and std::vector[i].',
    '\\:badge[x] `:badge[x]` :smile: [a:b[c]](./d.md) :see[the docs](./d.md)',
    'Text\n::leaf\ntext',
    '\\::youtube{id}',
    'Of :var[product].',
    'Routes: /users/:id[0], key: [x], {a:b[c]}',
    '    ::youtube{id}\n\n```\n:badge[x]\n```',
  ])('and ordinary colons are not: %j', async (source) => expect(await reported(source)).toStrictEqual([]));

  test('in .mdx as well', async () => {
    expect(await reported('A :badge[x].', 'mdx')).toStrictEqual([
      '1:3 warning There is no directive ":badge", so the page shows it as text.',
    ]);
  });
});

describe('references and footnotes', () => {
  test.each([
    ['A [x][nope].', ['1:3 warning The link "[x][nope]" refers to a definition that does not exist.']],
    ['![x][nope]', ['1:2 warning The link "[x][nope]" refers to a definition that does not exist.']],
    [
      'A [text][].\n\n[txt]: /x',
      [
        '1:3 warning The link "[text][]" refers to a definition that does not exist.',
        '3:1 warning Nothing refers to the link "[txt]".',
      ],
    ],
    ['A [text][].', ['1:3 warning The link "[text][]" refers to a definition that does not exist.']],
    [
      '> A [`x` and\n> *y*][Nope].',
      ['1:5 warning The link "[··· and *y*][Nope]" refers to a definition that does not exist.'],
    ],
    [
      'A note[^1] and[^why].',
      ['1:7 warning The footnote "[^1]" is not defined.', '1:15 warning The footnote "[^why]" is not defined.'],
    ],
    ['[a]\n\n[a]: /x\n[A]: /y', ['4:1 warning The link "[A]" is defined twice.']],
    ['x[^a]\n\n[^a]: One.\n\n[^a]: Two.', ['5:1 warning The footnote "[^a]" is defined twice.']],
    ['x\n\n[^a]: Lost.', ['3:1 warning The footnote "[^a]" is not shown: nothing refers to it.']],
  ])('without a definition or with two give a warning: %j', async (source, expected) => {
    expect(await reported(source)).toStrictEqual(expected);
  });

  test.each([
    'Write [x] or [optional], [a] [b], [ ] and \\[x][nope].',
    'Take a[0][1], string[][], f(x)[i][j], [0][1] and run [--root][--out].',
    'A pattern [^a-z], [^abc]+, ([^"]*) and `[^1]`.',
    '[a][b] `[x][nope]`\n\n[b]: /y\n\n[//]: # (one)\n[//]: # (two)',
    '[a]\n\n[a]: /x\n\n[a]: /x',
    'x[^1] y[^1]\n\n[^1]: One.',
    '[text](./a.md)[1] and [x][b][c]\n\n[b]: /y',
  ])('and ordinary brackets are not: %j', async (source) => expect(await reported(source)).toStrictEqual([]));

  test('the nearest label and the first definition are named', async () => {
    const { messages } = await compileByBoth('[x][guid] [y][guide]\n\n[guide]: /x\n[guide]: /y\n');
    expect(messages.map(({ hint }) => hint)).toStrictEqual([
      'Did you mean `guide`? Write `[guid]: ` and its URL on its own line, or a backslash before `[` for the text.',
      'Line 3 already has it, and that one wins. Give this one another name, or remove it.',
    ]);
  });
});

describe('elements that nothing closes', () => {
  test.each([
    ['<details>\n<summary>A</summary>\n\nText', ['1:1 warning The element `<details>` is not closed.']],
    ['> <div>\n> <b>x\n>\n> </div>', ['2:3 warning The element `<b>` is not closed.']],
    [
      'A <span id="b">b\n\n<details>\n\nC <span class="d">d',
      ['1:3 warning The element `<span>` is not closed.', '3:1 warning The element `<details>` is not closed.'],
    ],
  ])('give a warning: %j', async (source, expected) => expect(await reported(source)).toStrictEqual(expected));

  test.each([
    '<details>\n<summary>A</summary>\n\nText\n\n</details>',
    '<p>One<br>\n<ul><li>a<li>b</ul><img src="a.png"></div>',
    '<!-- <details> -->\n\n`<details>` \\<details>',
    '## Foo <sup/>',
  ])('but not elements that need no end: %j', async (source) => {
    const titles = (await compileByBoth(source)).messages.map(({ title }) => title);
    expect(titles.filter((title) => title.includes('closed'))).toStrictEqual([]);
  });
});

describe('syntax of other generators gives a warning with a replacement', () => {
  test.each([
    ["import Tabs from '@theme/Tabs';", '1:1', '`import` is text in a `.md` file.', '.mdx'],
    ['export const a = 1;', '1:1', '`export` is text in a `.md` file.', '.mdx'],
    ['{/* a comment */}', '1:1', '`{/* … */}` is not a comment in a `.md` file.', '<!--'],
    ['[[toc]]', '1:1', '`[[toc]]` does not make a table of contents here.', 'TOCInline'],
    ['[TOC]', '1:1', '`[TOC]` does not make a table of contents here.', 'TOCInline'],
    ['- x\n{:toc}', '2:1', '`{:toc}` does not make a table of contents here.', 'TOCInline'],
    ['See {{#include ./a.md:2}}', '1:5', '`{{#include ./a.md:2}}` includes nothing here.', '@include'],
    ['```rust\n{{#include a.rs}}\n```', '1:1', '`{{#include a.rs}}` includes nothing here.', 'file='],
    ['--8<-- "a.md"', '1:1', '`--8<-- "a.md"` includes nothing here.', '@include'],
    ['!!! note "Title"\n    Text', '1:1', '`!!!` opens nothing here.', ':::note[Title]'],
    ['???+ tip\n    Text', '1:1', '`???+` opens nothing here.', ':::details[Title]'],
    ['/// details | Title\nText\n///', '1:1', '`///` opens nothing here.', ':::details[Title]'],
    ['=== "Tab"\n    Text', '1:1', '`===` does not begin a tab here.', ':::tab[Label]'],
    ['?> Text', '1:1', '`?>` does not make a callout here.', '[!TIP]'],
    [':::{note} Title\nText\n:::', '1:1', 'A block with its kind in braces has no effect here.', ':::note'],
    ['::: {.callout-tip}\nText\n:::', '1:1', 'A block with its kind in braces has no effect here.', ':::note'],
    ['{% hint style="info" %}\nText\n{% endhint %}', '1:1', 'The tag `{% hint %}` is text here.', ':::note'],
    ['{{< youtube id >}}', '1:1', 'The shortcode `{{< youtube >}}` is text here.', '.mdx'],
    ['![a](b){ width=300 }', '1:8', '`{ width=300 }` does not set attributes here.', '<img'],
    ['Text\n{: .lead }', '2:1', '`{: .lead }` does not set attributes here.', 'HTML'],
    ['::: raw\nText\n:::', '1:1', 'There is no callout ":::raw".', 'Leave it out'],
    ['::: v-pre\nText\n:::', '1:1', 'There is no callout ":::v-pre".', 'Leave it out'],
  ])('%j', async (source, place, title, remedy) => {
    const found = (await compileByBoth(`${source}\n`)).messages;
    expect(found.map((message) => [`${message.line}:${message.column}`, message.title])).toStrictEqual([
      [place, title],
    ]);
    expect(found[0]).toMatchObject({ severity: 'warning' });
    expect(found[0]?.hint).toContain(remedy);
  });

  test.each([
    'import {a} of goods, and export them.',
    'Say {this}, ${{ a }}, x_{{a}} and 100%{b}.',
    'Look!!! note that\n=== is no tab, and ??? is a question.',
    '## `a`{#b}',
    '## Title {#id}',
    'A [x]{y} [[ -f file ]] and `{{#include x}}`.',
    'In C++, i++ and ++j; a == b == c, a === b, x != y and == alone.',
    'About ~100~ or ~/path and a~b, 2^10, a^b^c, ^_^ and [^a-z ].',
    'Call it (later)[0] or f(x)[i], [x] (see below) and [optional] (`x`).',
    'An array [[1, 2], [3, 4]], [[nodiscard]](x), string[][] and a[[0]].',
    '— Hello, said A.\n\n— Hi, said B.\n\n> Words\n> – Somebody',
    'It was -5 degrees\n-3 at night, *really*\n*twice* a week, and 1.5 or\n2.5 mm.',
    '*Required\n\n-v\n\n1.x\n\n12.5',
    'A word\twith a tab.\n\n| a\tb | c |\n| --- | --- |\n| d\te | f |',
    'At 10:\n30, a ratio 1 : 2, :smile: and :-)',
    'Run [localhost:3000/a](http://localhost:3000/a), <http://127.0.0.1/x> or [the app](http://localhost:8080).',
    'Escaped: \\==a==, \\[[b]], \\{{ c }}, \\:material-x: and H\\~2\\~O.',
    '<!-- ==a== [[b]] {{ c }} -->\n\n<pre>==a==\n\n[[b]]</pre>\n\nA <code>{{ c }} ==d==</code>.',
    '    ==a==\n    • b\n\n~~~\n´´´js\n[[c]] H~2~O {{ d }}\n~~~',
    'A sum $x^2 == z == [[a]]$ of $$a~1~$$.',
    'A title\n---\n\nInstall etc.\n------------\n\nText.\n\n---',
    '# Title\n\nText\n\n## Second',
    '```\n!!! note\n{% hint %}\n```',
    'Wow\n!!! WARNING !!!',
  ])('and ordinary text is not: %j', async (source) => expect(await reported(`${source}\n`)).toStrictEqual([]));

  test.each(foreignRows.map(({ example, format = 'md' }) => [example, format] as const))(
    'each row has an example: %j',
    async (source, format) => {
      const found = (await compileByBoth(`${source}\n`, format)).messages.filter(
        ({ code }) => code === 'foreign-syntax',
      );
      expect(found).toHaveLength(1);
      // In code and after a backslash, the same is text.
      expect(await reported(`\`\`\`\`md\n${source}\n\`\`\`\`\n`, format)).toStrictEqual(
        /^\{\{#|^--8</.test(source) ? [expect.anything()] : [],
      );
    },
  );

  test.each([
    ['See (agents)[./agents.md] and (x)[https://example.com].', 2],
    ['[agents] (https://example.com/a) and [b] (#c)', 2],
    ['’’’js\nlet a;\n’’’', 1],
    ['– First\n– Second', 1],
    ['• First\n• Second', 1],
    ['*One\n*Two', 1],
    ['List:\n-One\n-Two\n-Three', 1],
    ['-Alone', 1],
    ['1.First', 1],
    ['1)First\n2)Second', 1],
    ['> A\tB\tC\n> 1\t2\t3', 1],
    ['Term\n: One\n: Two', 1],
    ['Term\n\n: One', 1],
    ['*[HTML]: Hypertext\n*[CSS]: Style sheets', 2],
    ['<o:p></o:p> and <ac:link><ri:page ri:content-title="A" /></ac:link>', 5],
    ['[a](http://127.0.0.1:3000/guide/x), ![b](http://localhost/c.png)', 2],
    ['[a](https://eur01.safelinks.protection.outlook.com/?url=x)', 1],
    ['CO~2~ and x~i~', 2],
    ['x^2^, the 29^th^ and ^a^', 3],
    ['[[Page]], [[page#part|text]] and ![[a.png]]', 3],
    ['{% raw %} and {{< x >}} and {{ y }}', 3],
    ['{{% include "a.md" %}}', 1],
    ['| ==a== | ++ctrl++ |\n| --- | --- |', 2],
    ['## Title {#x .big}\n\n## Other {.big}', 2],
    ['## A [#b]\n\n## C %{#d}%\n\n## E {#f g}', 3],
    ['Not a heading {#x}', 1],
    ['[text]{.class} and ![a](./b.png){width=3}', 2],
    ['.. note::\n\n   Text', 1],
  ])('and its kind is found: %j', async (source, count) => {
    const found = (await compileByBoth(`${source}\n`)).messages.filter(({ code }) => code === 'foreign-syntax');
    expect(found).toHaveLength(count);
  });

  test.each([
    [
      '##\u00a0More kinds',
      '1:1 warning This is not a heading: after `##` is a character that looks like a space but is not one.',
    ],
    [
      '#\u3000Title',
      '1:1 warning This is not a heading: after `#` is a character that looks like a space but is not one.',
    ],
    ['＃＃ Title', '1:1 warning This is not a heading: `＃＃` is written with full-width characters.'],
    ['Text\n##Title', '2:1 warning This is not a heading: a space is missing after `##`.'],
    ['##', '1:1 warning This heading has no text.'],
    ['> ### ###', '1:3 warning This heading has no text.'],
    ['A paragraph of text.\n---', '1:1 warning The `---` under this paragraph turns it into a heading.'],
    ['- Two\n  lines\n  -----', '1:3 warning The `-----` under this paragraph turns it into a heading.'],
    ['# One\n\nText\n\n# Two', '5:1 warning This is a second title: the page already has one.'],
    ['---\ntitle: One\n---\n\nText\n\n# Two', '7:1 warning This is a second title: the page already has one.'],
  ])('a heading that is none, or that nobody meant: %j', async (source, expected) => {
    for (const format of ['md', 'mdx'] as const)
      expect(await reported(`${source}\n`, format)).toStrictEqual([expected]);
  });

  test('a title in the front matter and a first heading are one title', async () => {
    expect(await reported('---\ntitle: One\n---\n\n<!-- x -->\n\n# One\n\nText\n')).toStrictEqual([]);
  });

  test('in .mdx, imports and exports are what they are', async () => {
    expect(await reported('export const a = 1;\n\n!!! note\n', 'mdx')).toStrictEqual([
      '3:1 warning `!!!` opens nothing here.',
    ]);
  });
});
