import { expect, test } from 'vitest';
import { findSimilar } from '../../../../src/dev/renames/find-similar.ts';
import { compile } from '../../markdown/compile-with.ts';

type Files = Readonly<Record<string, string>>;

/** Returns which of the new files are taken for removed ones. */
async function similar(before: Files, now: Files): Promise<Files> {
  const compileAll = async (files: Files) =>
    new Map(await Promise.all(Object.entries(files).map(async ([file, text]) => [file, await compile(text)] as const)));
  const [old, next] = [await compileAll(before), await compileAll(now)];
  const hashes = (files: Files) => new Map(Object.entries(files));
  const found = await findSimilar(
    { before: hashes(before), now: hashes(now) },
    { known: (file) => old.get(file) ?? null, compile: () => Promise.resolve(next) },
  );
  return Object.fromEntries(found);
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const page = (title: string, count: number) => `# ${title}\n\n## Steps\n\n${words(count)}\n`;

test('a page with a few more words is the same page', async () => {
  expect(await similar({ 'old.md': page('Call', 50) }, { 'new.md': page('Call', 55) })).toStrictEqual({
    'old.md': 'new.md',
  });
});

test('a page that is much longer or shorter is another one', async () => {
  expect(await similar({ 'old.md': page('Call', 50) }, { 'new.md': page('Call', 90) })).toStrictEqual({});
  expect(await similar({ 'old.md': page('Call', 90) }, { 'new.md': page('Call', 50) })).toStrictEqual({});
});

test('a page with other headings is another one', async () => {
  expect(await similar({ 'old.md': '## One\n\nText.\n' }, { 'new.md': '## Two\n\nText.\n' })).toStrictEqual({});
});

test('of two that are like the removed one, none is taken', async () => {
  const now = { 'new.md': page('Call', 51), 'copy.md': page('Call', 52) };
  expect(await similar({ 'old.md': page('Call', 50) }, now)).toStrictEqual({});
});
