import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolder, copySite } from './support/small-site.ts';

/** Returns the addresses of the pages of a site that have the notice. */
async function pagesWithNotice({ fields = '', options = [] }: { fields?: string; options?: readonly string[] }) {
  const root = copySite('three-locales');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('defineConfig({', `defineConfig({ ${fields}`));
  const { routes, read } = await buildFolder(root, options);
  const html = (output: string) => /<p data-base-notice="([^"]*)"><mark><\/mark><\/p>/.exec(read(output))?.[1];
  return routes.flatMap(({ url, output }) => (html(output) === undefined ? [] : [[url, html(output)]]));
}

test('only the home page of each language has the notice, in an attribute', async () => {
  const pages = await pagesWithNotice({ options: ['--base', '/a"b/'] });
  expect(pages.map(([url]) => url)).toStrictEqual(['/', '/arabic/', '/es/']);
  expect(pages[0]?.[1]).toContain('for the path &quot;/a&quot;b/&quot;.');
});

test('no page has it if the configuration says so, or if all addresses are relative', async () => {
  expect(await pagesWithNotice({ fields: 'baseNotice: false,' })).toStrictEqual([]);
  expect(await pagesWithNotice({ options: ['--base', './'] })).toStrictEqual([]);
});
