import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, one, textOf, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { borrowSite, buildFolder, type SmallSite } from './support/small-site.ts';

/** Returns the folder of a site that asks for the page. */
function siteWithPage(): string {
  const root = borrowSite('untranslated');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8').replace('  navbar:', '  translationPage: true,\n  navbar:');
  writeFileSync(config, text);
  return root;
}

const readPage = ({ read }: SmallSite) => parseHtml(read('translations/index.html'));

test('the page for translators has a bar for each section, and links to the files in the repository', async () => {
  const root = siteWithPage();
  const site = await buildFolder(root);
  const page = readPage(site);
  expect(texts(page, 'h2')).toStrictEqual(['Español', 'العربية', '中文（台灣）']);
  const [spanish = page] = all(page, 'section');
  expect(attributes(spanish, 'progress', 'ariaLabel')).toStrictEqual(['docs', 'blog', 'pages']);
  expect(texts(spanish, 'small')[0]).toBe('2 of 4 pages, 2 missing');
  const [first] = all(one(spanish, 'tbody'), 'tr');
  expect(first && texts(first, 'td').slice(0, 3)).toStrictEqual([
    'missing',
    'content/es/docs/calls.md',
    'content/en/docs/calls.md',
  ]);
  expect(attributes(spanish, 'a', 'href').slice(0, 2)).toStrictEqual([
    'https://github.com/acme/docs/new/main/content/es/docs?filename=calls.md',
    'https://github.com/acme/docs/edit/main/content/en/docs/calls.md',
  ]);
  expect(all(page, 'meta').map(({ properties }) => properties['content'])).toContain('noindex');
  expect(textOf(one(page, 'nav'))).toBe('Languages');
  expect(site.read('sitemap.xml')).not.toContain('translations');
});

test('a translation that becomes stale is on the page of the next build', async () => {
  const root = siteWithPage();
  await runDocsgen(['i18n', 'sync', '--no-skeletons', '--root', root]);
  await buildFolder(root);
  const source = join(root, 'content/en/docs/start.md');
  writeFileSync(source, `${readFileSync(source, 'utf8')}\nA new paragraph.\n`);
  const page = readPage(await buildFolder(root));
  expect(texts(page, '.stale')).toStrictEqual(['stale', 'stale', 'stale']);
  expect(textOf(page)).toContain('missing: A new paragraph.');
});
