import { describe, expect, test } from 'vitest';
import type { PictureOptions } from '../../../src/markdown/page/options.ts';
import { compile } from './compile-with.ts';
import { treeHtml } from '../../support/unfold.ts';

async function print(source: string, options: Partial<PictureOptions> = {}): Promise<string> {
  const page = await compile(source, { pictures: { zoom: false, captions: false, ...options } });
  return treeHtml(page.tree);
}

describe('where a site wants captions', () => {
  test.each([
    ['![a](a.png "Title")', '<figure><img src="a.png" alt="a"><figcaption>Title</figcaption></figure>'],
    ['![a](a.png)', '<p><img src="a.png" alt="a"></p>'],
    ['![a](a.png "Title") and text', '<p><img src="a.png" alt="a" title="Title"> and text</p>'],
    ['![a](a.png "Title") ![b](b.png)', '<p><img src="a.png" alt="a" title="Title"> <img src="b.png" alt="b"></p>'],
    [
      '![a](a.png#light "Title")\n![b](b.png#dark "Title")',
      '<figure><img src="a.png" alt="a" class="only-light"><img src="b.png" alt="b" class="only-dark"><figcaption>Title</figcaption></figure>',
    ],
  ])('%s', async (source, html) => {
    expect(await print(source, { captions: true })).toBe(html);
  });
});

describe('where a site lets readers enlarge pictures', () => {
  test.each([
    ['alone in a paragraph', '![a](a.png)', true],
    ['one for each color mode', '![a](a.png#light)\n![b](b.png#dark)', true],
    ['in a figure', ':::figure[Caption]\n![a](a.png)\n:::', true],
    ['in a cell of its own', '| a |\n| - |\n| ![a](a.png) |', true],
    ['in a sentence', 'Press ![a](a.png)', false],
    ['in a row of others', '![a](a.png) ![b](b.png)', false],
    ['in a link', '[![a](a.png)](b.md)', false],
    ['in a heading', '## ![a](a.png)', false],
    ['in a figure that says no', ':::figure{zoom=false}\n![a](a.png)\n:::', false],
    ['whose author says no', '<img src="a.png" alt="" data-zoom="false">', false],
  ])('%s', async (_name, source, expected) => {
    expect((await print(source, { zoom: true })).includes('data-zoom=""')).toBe(expected);
    expect(await print(source, { zoom: true })).not.toContain('data-zoom="false"');
    expect(await print(source)).not.toContain('data-zoom');
  });
});

test('the first picture of a page is leading if it is near the top', async () => {
  const leading = async (source: string) =>
    (await compile(source)).references.filter((reference) => reference.leading).map(({ target }) => target);
  expect(await leading('Text ![a](a.png) ![b](b.png)')).toStrictEqual(['a.png']);
  expect(await leading('![a](a.png#light) ![b](b.png#dark) ![c](c.png#dark) ![d](d.png)')).toStrictEqual([
    'a.png',
    'b.png',
  ]);
  expect(await leading('![a](a.png) ![b](b.png#dark)')).toStrictEqual(['a.png']);
  expect(await leading(`${'Text. '.repeat(400)}\n\n![a](a.png)`)).toStrictEqual([]);
  expect(await leading('![a](a.png)\n\n<!-- truncate -->\n\n![b](b.png)')).toStrictEqual(['a.png', 'a.png']);
});

test('a picture without a text for those who cannot see it is named', async () => {
  const { messages } = await compile('![](a.png) <img src="a.png" alt="">\n\nText <img src="a.png">\n');
  expect(messages).toMatchObject([{ severity: 'warning', title: 'This <img> has no `alt`.', line: 3, column: 6 }]);
});
