import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { previousCodeOf } from '../../../src/markdown/previous-code.ts';
import { compilerWith } from './compile-with.ts';

const page = (text: string, code = 'const a = 1;') => `${text}\n\n\`\`\`js {1} title="a.js"\n${code}\n\`\`\`\n`;

/**
 * Returns the code of a page with a mark in it, so that it differs from code that was highlighted
 * again.
 */
function marked(blocks: ReadonlyMap<string, Element>): ReadonlyMap<string, Element> {
  const mark: Element = { type: 'element', tagName: 'code', properties: { id: 'mark' }, children: [] };
  return new Map([...blocks].map(([key, block]) => [key, { ...block, children: [mark] }]));
}

const compile = await compilerWith('vsDark');
const previous = async (source: string) => previousCodeOf((await compile(source)).tree);

test('code that stays is taken from the earlier form of the page, to the letter', async () => {
  const edited = page('Another text.');
  const previousCode = await previous(page('A text.'));
  expect(previousCode.size).toBe(1);
  expect(await compile(edited, { ...noContext, previousCode })).toStrictEqual(await compile(edited));
  expect(JSON.stringify(await compile(edited, { ...noContext, previousCode: marked(previousCode) }))).toContain('mark');
});

test.each([
  ['other code', page('A text.', 'const b = 2;')],
  ['another opening line', page('A text.').replace('{1}', '{1} wrap')],
  ['another language', page('A text.').replace('```js', '```ts')],
])('%s is highlighted', async (_, edited) => {
  const previousCode = marked(await previous(page('A text.')));
  expect(await compile(edited, { ...noContext, previousCode })).toStrictEqual(await compile(edited));
});

test('messages about code are reported again', async () => {
  const source = page('A text.').replace('{1}', '{7}');
  expect((await previous(source)).size).toBe(0);
  expect((await compile(source)).messages).toHaveLength(1);
});
