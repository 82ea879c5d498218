import { join } from 'node:path';
import * as satteri from 'satteri';
import { expect, test } from 'vitest';
import { createIncludeReader } from '../../../../src/workers/include-reader.ts';
import { loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { createCompiler } from '../../../../src/markdown/compile.ts';
import type { FileContext } from '../../../../src/markdown/page/file-context.ts';
import { plainFolder } from '../../../support/site-folder.ts';
import { textsIn } from './random-documents.ts';
import { runLength } from '../../../support/run-length.ts';

const options = {
  plugins: [],
  switches: { emoji: true, diagrams: true, keepsIdCase: false },
  codeTheme: await loadCodeTheme('vsDark'),
  darkCodeTheme: null,
  variables: { product: 'Voice AI' },
  admonitions: { security: { label: 'Security', icon: 'danger', color: 'danger' } },
  customElements: ['call-player'],
  mappedElements: [],
  origin: 'https://docs.example.com',
  policy: {},
  inlineStyles: false,
  pictures: { zoom: true, captions: true },
};
const context: FileContext = {
  format: 'md',
  locales: ['en'],
  read: createIncludeReader(plainFolder(join(import.meta.dirname, '../../../fixtures/markdown')), 'page.md'),
};
const compile = createCompiler({ ...options, satteri: null });

test.each(
  runLength({ short: ['test/fixtures/markdown'], long: ['test/fixtures/markdown', 'test/sites', 'content/en'] }),
)('pages of %s are the same by both parsers', async (folder) => {
  const compileQuickly = createCompiler(
    { ...options, satteri: '0.10.5' },
    { loadSatteri: () => Promise.resolve(satteri) },
  );
  for (const source of textsIn(folder, '.md')) {
    expect(await compileQuickly(source, context)).toStrictEqual(await compile(source, context));
  }
});

test('the package is loaded once a page needs it, and not for .mdx', async () => {
  const loaded: string[] = [];
  const load = () => {
    loaded.push('satteri');
    return Promise.resolve(satteri);
  };
  const compileQuickly = createCompiler({ ...options, satteri: '0.10.5' }, { loadSatteri: load });
  await compileQuickly('# Title {1}', { ...context, format: 'mdx' });
  expect(loaded).toStrictEqual([]);
  await compileQuickly('# Title', context);
  await compileQuickly('# Another', context);
  expect(loaded).toStrictEqual(['satteri']);
});
