import { expect, test } from 'vitest';
import { replaceLinks } from '../../../../src/dev/renames/replace-links.ts';
import { compile } from '../../markdown/compile-with.ts';

function replace(text: string, ...pairs: readonly (readonly [string, string])[]) {
  return replaceLinks(text, new Map(pairs), (each) => compile(each));
}

test('links get their new addresses, and text and code stay', async () => {
  const text = '[a](old.md) old.md `[a](old.md)` [b]\n\n```md\n[a](old.md)\n```\n\n[b]: old.md "Title"\n';
  expect(await replace(text, ['old.md', 'new.md'])).toStrictEqual({
    text: '[a](new.md) old.md `[a](old.md)` [b]\n\n```md\n[a](old.md)\n```\n\n[b]: new.md "Title"\n',
    count: 2,
  });
});

test('two addresses can swap', async () => {
  expect(await replace('[a](one.md) [b](two.md)\n', ['one.md', 'two.md'], ['two.md', 'one.md'])).toStrictEqual({
    text: '[a](two.md) [b](one.md)\n',
    count: 2,
  });
});

test.each([
  ['ends the link', 'new).md'],
  ['is no address', 'a\nnew one.md'],
])('nothing is replaced with an address that %s there', async (_, address) => {
  expect(await replace('[a](old.md)\n', ['old.md', address])).toBeNull();
});
