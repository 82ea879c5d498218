import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createIncludeReader } from '../../../../src/workers/include-reader.ts';
import { loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { createCompiler } from '../../../../src/markdown/compile.ts';
import type { FileContext } from '../../../../src/markdown/page/file-context.ts';
import type { ParserSite } from '../../../../src/markdown/pipeline-extension.ts';
import { loadNativeParser, loadOwnPlugins } from '../../../support/own-plugins.ts';
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
  lineMarks: {},
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
const compile = createCompiler(options, { loadExtensions: loadOwnPlugins });

test.each(
  runLength({ short: ['test/fixtures/markdown'], long: ['test/fixtures/markdown', 'test/sites', 'content/en'] }),
)('pages of %s are the same by both parsers', async (folder) => {
  const compileQuickly = createCompiler(options, { loadExtensions: loadNativeParser });
  for (const source of textsIn(folder, '.md')) {
    expect(await compileQuickly(source, context)).toStrictEqual(await compile(source, context));
  }
});

test('the parser is opened once, when a page needs it, and not for .mdx', async () => {
  let opened = 0;
  const loadExtensions = async () =>
    (await loadNativeParser()).map(({ openParser, ...extension }) => ({
      ...extension,
      openParser:
        openParser &&
        ((site: ParserSite) => {
          opened += 1;
          return openParser(site);
        }),
    }));
  const compileQuickly = createCompiler(options, { loadExtensions });
  await compileQuickly('# Title {1}', { ...context, format: 'mdx' });
  expect(opened).toBe(0);
  await compileQuickly('# Title', context);
  await compileQuickly('# Another, of $5', context);
  expect(opened).toBe(1);
});
