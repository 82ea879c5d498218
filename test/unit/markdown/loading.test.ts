import { expect, test, vi } from 'vitest';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { compilerWith } from './compile-with.ts';

const loaded = vi.hoisted((): string[] => []);

vi.mock('katex', async (original) => {
  loaded.push('katex');
  return original();
});
vi.mock('gemoji', async (original) => {
  loaded.push('gemoji');
  return original();
});
vi.mock('micromark-extension-math', async (original) => {
  loaded.push('micromark-extension-math');
  return original();
});
vi.mock('remark-mdx', async (original) => {
  loaded.push('remark-mdx');
  return original();
});

test('features of few pages are loaded with the first page that needs them', async () => {
  const compilePage = await compilerWith('vsDark');
  await compilePage('# Plain\n\nIt costs $5 or $10 at 10:30:45.\n\n```mermaid\npie\n```\n');
  expect(loaded).toStrictEqual([]);
  await compilePage('A formula, $x$.');
  expect(loaded.toSorted()).toStrictEqual(['katex', 'micromark-extension-math']);
  await compilePage('Done :tada:');
  expect(loaded).toContain('gemoji');
  expect(loaded).not.toContain('remark-mdx');
  await compilePage('Done', { ...noContext, format: 'mdx' });
  expect(loaded).toContain('remark-mdx');
});
