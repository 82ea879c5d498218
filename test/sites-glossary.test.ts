import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, textOf } from './support/elements.ts';
import { borrowSite, buildFolder } from './support/small-site.ts';

test('a glossary shows its terms in the language of the text, and pages follow the file', async () => {
  const root = borrowSite('minimal');
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  const plugins = "plugins: [['docsgen/plugins/glossary', { file: 'words/terms.yml' }]],";
  write('site.config.ts', config.replace('locales: { en: {} },', `locales: { en: {}, es: {} },\n  ${plugins}`));
  write('words/terms.yml', 'en:\n  trunk: A connection.\nes:\n  troncal: Una conexión.\n');
  write('content/en/docs/a.md', '# A\n\nOne trunk, no troncal.\n');
  write('content/en/docs/b.md', '# B\n\nOne trunk.\n');
  write('content/es/docs/a.md', '# A\n\nUna troncal, no trunk.\n');

  const built = await buildFolder(root);
  const terms = (url: string, { page } = built) =>
    all(page(url), '.glossary-term').map((term) => textOf(term).replaceAll(/\s+/g, ' '));
  expect(terms('/docs/a')).toEqual(['trunkA connection.']);
  expect(terms('/es/docs/a')).toEqual(['troncalUna conexión.']);
  // A fallback page shows the English text.
  expect(terms('/es/docs/b')).toEqual(['trunkA connection.']);
  expect(terms('/docs/intro')).toEqual([]);

  write('words/terms.yml', 'en:\n  trunk: A line.\n');
  const changed = await buildFolder(root);
  expect(terms('/docs/a', changed)).toEqual(['trunkA line.']);
  expect(terms('/es/docs/a', changed)).toEqual([]);
});
