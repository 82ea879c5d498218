import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createIncludeReader } from '../../../src/workers/include-reader.ts';
import type { FileContext } from '../../../src/markdown/page/file-context.ts';
import { compilerWith } from './compile-with.ts';
import { plainFolder } from '../../support/site-folder.ts';
import { treeHtml } from '../../support/unfold.ts';

const folder = join(import.meta.dirname, '../../fixtures/markdown');
const names = readdirSync(folder).filter((name) => /^[^_].*\.md$/.test(name));
const compilePage = await compilerWith('vsDark', null, {
  variables: { product: 'Voice AI', host: { es: 'es.example.com', en: 'example.com' }, 'api.version': '<2.1>' },
  lineMarks: { careful: { color: 'danger', sign: '?' }, calm: { color: 'tip', sign: '' } },
  customElements: ['call-player'],
  mappedElements: [],
  admonitions: {
    security: { label: { en: 'Security', es: 'Seguridad' }, icon: 'danger', color: 'danger' },
  },
});

/** `UPDATE=1` writes the expected output next to the input. */
test.each(names)('%s', async (name) => {
  const context: FileContext = { format: 'md', locales: ['en'], read: createIncludeReader(plainFolder(folder), name) };
  const page = await compilePage(readFileSync(join(folder, name), 'utf8'), context);
  const expected = join(folder, name.replace(/\.md$/, '.expected.html'));
  const html = `${treeHtml(page.tree)}\n`;
  if (process.env['UPDATE'] === '1') writeFileSync(expected, html);
  expect(html).toBe(readFileSync(expected, 'utf8'));
});
