import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noContext } from '../../../../src/markdown/page/file-context.ts';
import { compilerWith } from '../compile-with.ts';

const folder = join(import.meta.dirname, '../../../fixtures/markdown');
const compilePage = await compilerWith('vsDark');

/**
 * Braces, tags and imports mean something else in `.mdx`. Without them, a text must give the same
 * page.
 */
function withoutSyntax(source: string): string {
  const blocks = source.split(/\n(?:[ \t]*\n)+/);
  return blocks.filter((block) => !/[{<]|^ {4}|^(?:import|export)\b/m.test(block)).join('\n\n');
}

const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, withoutSyntax(readFileSync(join(folder, name), 'utf8'))] as const)
  .filter(([, source]) => source.trim() !== '');

test('there are texts to compare', () => expect(sources.length).toBeGreaterThan(8));

test.each(sources)('%s is the same page in both formats', async (_, source) => {
  const mdx = await compilePage(source, { ...noContext, format: 'mdx' });
  expect(mdx).toStrictEqual(await compilePage(source));
});
