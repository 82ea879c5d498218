import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attributes } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { makeFolder } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

test('a page is rendered again if the function gives another address for it, and no other page', async () => {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const out = join(root, 'build');
  mkdirSync(join(root, 'content/en/docs'), { recursive: true });
  for (const name of ['one', 'two']) writeFileSync(join(root, `content/en/docs/${name}.md`), `# ${name}\n\nText.\n`);
  const build = async (branch: string) => {
    writeFileSync(
      join(root, 'site.config.mjs'),
      `export default {
        title: 'S', url: 'https://docs.example.com', locales: { en: {} }, collections: { docs: { type: 'docs' } },
        pageDetails: { editUrl: ({ file }) => 'https://git.example.com/' + (file === 'one.md' ? '${branch}' : 'main') + '/' + file },
      };\n`,
    );
    return tryBuild(root, { cache: true, out });
  };
  const links = () =>
    ['one', 'two'].map((page) =>
      attributes(parseHtml(readFileSync(join(out, 'docs', page, 'index.html'), 'utf8')), '.edit-link', 'href'),
    );

  await build('main');
  expect(links()).toStrictEqual([['https://git.example.com/main/one.md'], ['https://git.example.com/main/two.md']]);
  expect(await build('next')).toStrictEqual({ problems: [], rendered: 1 });
  expect(links()).toStrictEqual([['https://git.example.com/next/one.md'], ['https://git.example.com/main/two.md']]);
});
