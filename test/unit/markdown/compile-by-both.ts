import { expect } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import type { CompiledPage, MarkdownFormat } from '../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { loadNativeParser, loadOwnPlugins } from '../../support/own-plugins.ts';
import { compileOptions } from './compile-with.ts';

const options = { ...(await compileOptions('vsDark')), variables: { product: 'Voice AI' } };
const byReference = createCompiler(options, { loadExtensions: loadOwnPlugins });
const bySatteri = createCompiler(options, { loadExtensions: loadNativeParser });

/** Returns a page after checking that both parsers give the same. */
export async function compileByBoth(source: string, format: MarkdownFormat = 'md'): Promise<CompiledPage> {
  const page = await byReference(source, { ...noContext, format });
  expect(await bySatteri(source, { ...noContext, format })).toStrictEqual(page);
  return page;
}

/** Returns the messages of a page, each with its place. */
export async function reported(source: string, format: MarkdownFormat = 'md'): Promise<readonly string[]> {
  return (await compileByBoth(source, format)).messages.map(
    ({ severity, title, line, column }) => `${line}:${column} ${severity} ${title}`,
  );
}
