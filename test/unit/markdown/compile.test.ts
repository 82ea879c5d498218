import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, compilerWith } from './compile-with.ts';
import { treeHtml } from '../../support/unfold.ts';

describe('the page as a whole', () => {
  test('is JSON without positions', async () => {
    const page = await compile('# A\n\n[b](./c) <b>raw</b>\n\n```js\n1\n```\n');
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
    expect(JSON.stringify(page.tree)).not.toContain('"position"');
  });

  test('does not change with line endings or a byte-order mark', async () => {
    const source = '---\ntitle: x\n---\n\n## A\n\n[b](c)\n\n```js\n1\n2\n```\n\n:::note Title\nx\n:::\n';
    const page = await compile(source);
    expect(await compile(source.replaceAll('\n', '\r\n'))).toStrictEqual(page);
    expect(await compile(`\uFEFF${source}`)).toStrictEqual(page);
  });

  test('skips front matter and counts its lines', async () => {
    const page = await compile('---\ntitle: "[a](b)"\n---\n[c](d)\n');
    expect(page.references).toStrictEqual([{ kind: 'link', target: 'd', line: 4, column: 1, endColumn: 7 }]);
    expect(page.words).toBe(1);
  });

  test('treats unclosed front matter, and lines without a key after an empty one, as text', async () => {
    expect(treeHtml((await compile('---\ntitle: x\n')).tree)).toContain('title: x');
    expect(treeHtml((await compile('\n---\nNo key\n---\n')).tree)).toContain('No key');
  });

  test('lists every id', async () => {
    const page = await compile('## A\n\n<b id="own">x</b>\n\n## B {#c}\n');
    expect(page.ids).toStrictEqual(['a', 'own', 'c']);
  });

  test('counts words outside code blocks, in any script', async () => {
    expect(
      (await compile("Don't count **twen**ty `code`.\n\n| a | b |\n|-|-|\n| c | d |\n\n```js\nnot me\n```\n")).words,
    ).toBe(8);
    expect((await compile('语音助手会回答')).words).toBeGreaterThan(1);
    expect((await compile('(One, two) – 3.5 "día"! well-known e.g. a_b 10:30 – don’t')).words).toBe(11);
  });
});

describe('a compiler', () => {
  const sources = [
    '```md\n```js\nlet a\n```\n',
    '```js\nlet a = `b`\n```',
    '# x\n\n````md\n```js\nlet a = 1;\n```\n````',
    '## x',
  ];

  test('gives the same page whatever came before it', async () => {
    const forward = await compilerWith('vsDark');
    const backward = await compilerWith('vsDark');
    const pages = [];
    for (const source of sources) pages.push(await forward(source));
    const reversed = [];
    for (const source of sources.toReversed()) reversed.push(await backward(source));
    expect(reversed.toReversed()).toStrictEqual(pages);
    expect(await Promise.all(sources.map((source) => forward(source)))).toStrictEqual(pages);
  });

  test('never throws and always gives JSON', async () => {
    const compilePage = await compilerWith('vsDark');
    const piece = fc.constantFrom(
      ':::note',
      ':::',
      '::x[',
      ']{',
      '> [!NOTE]',
      '<p>',
      '</p>',
      '<svg',
      '<title>',
      '<textarea>',
      '<!--',
      '-->',
      '<table><td>',
      '<template>',
      '```js',
      '`',
      '{#a}',
      '## ',
      '- [ ] ',
      '[^a]',
      '[^a]: ',
      '| a |\n|-|',
      '[a](',
      '<a href=',
      '![',
      '\n',
      '\n\n',
      ' ',
      '&',
      '<script>',
      '<plaintext>',
      '<select><option>',
      '<x:y z=1>',
      '<math>',
      '<frameset>',
      '<br>',
      'text',
      '\u0000',
      '"',
      '>',
      '*',
      '    ',
    );
    const source = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    );
    const property = fc.asyncProperty(source, async (text) => {
      const page = await compilePage(text);
      expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
    });
    await fc.assert(property, { numRuns: 500 });
  });
});
