import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { siteFile } from './support/small-site.ts';

const files = [
  'docs/parts.md',
  'docs/category/guide.md',
  'docs/tags/code.md',
  'blog.md',
  'blog/news.md',
  'index.md',
  'es/docs.md',
  'llms.txt',
  'docs/1.0/llms.txt',
  'es/llms.txt',
  'pages.json',
  'es/pages.json',
];

describeSite('machine-readers', '/help/', (site) => {
  test.each(files)('%s is as expected', (file) => {
    const expected = siteFile('machine-readers', `expected/${file}`);
    if (process.env['UPDATE'] === '1') {
      mkdirSync(dirname(expected), { recursive: true });
      writeFileSync(expected, site().read(file));
    }
    expect(site().read(file)).toBe(readFileSync(expected, 'utf8'));
  });

  test('a text in static/ takes the place of the list of its name, and of no other', async () => {
    const own = ['llms.txt', 'es/llms-full.txt'];
    const staticFile = (file: string) => join(site().root, 'static', file);
    for (const file of own) {
      mkdirSync(dirname(staticFile(file)), { recursive: true });
      writeFileSync(staticFile(file), `Our own ${file}\n`);
    }
    expect((await runDocsgen(['build', '--root', site().root])).status).toBe(0);
    for (const file of own) expect(site().read(file)).toBe(`Our own ${file}\n`);
    expect(site().read('llms-full.txt')).toContain('# Voice');
    for (const file of own) rmSync(staticFile(file));
    expect((await runDocsgen(['build', '--root', site().root])).status).toBe(0);
    expect(site().read('llms.txt')).toContain('# Voice');
  });

  test('every page names its copy, except for those without a text of their own', () => {
    for (const { url, output } of site().routes) {
      const href = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(site().read(output))?.[1];
      if (/\/(?:404|search)$/.test(url)) expect(href, url).toBeUndefined();
      else expect(existsSync(join(site().out, href?.slice('/help/'.length) ?? '-')), url).toBe(true);
    }
  });

  test('pages that the site does not list have a copy, and are in no list', () => {
    expect(existsSync(join(site().out, 'docs/guide/hidden.md'))).toBe(true);
    for (const file of ['llms.txt', 'llms-full.txt', 'pages.json']) {
      expect(site().read(file)).not.toMatch(/hidden|Nobody lists this|Not yet/);
    }
  });

  test('the whole text has the listed copies in their order, each once', () => {
    const listed = [
      ...site()
        .read('llms.txt')
        .matchAll(/\]\(https:\/\/voice\.example\.com\/help\/(.*?\.md)\)/g),
    ];
    const copies = listed.map(([, file = '']) => site().read(file));
    expect(copies).toHaveLength(5);
    expect(site().read('llms-full.txt')).toBe(['# Voice\n\n> Calls for all.\n', ...copies].join('\n---\n\n'));
    expect(site().read('docs/1.0/llms-full.txt')).toContain('As it was.');
  });

  test('the sources of formulas are in the copies, not in the pages', () => {
    expect(site().read('docs/parts.md')).toContain('\\bar t');
    expect(site().read('docs/parts/index.html')).not.toContain('\\bar');
  });

  test('a build writes only what has changed', async () => {
    const { root, out } = site();
    const timeOf = (file: string) => statSync(join(out, file)).mtimeMs;
    const all = [...files, 'llms-full.txt', 'es/llms-full.txt', 'docs/1.0/llms-full.txt', 'docs/guide/first.md'];
    const before = new Map(all.map((file) => [file, timeOf(file)]));
    const file = join(root, 'content/en/docs/guide/first.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Text.', 'Other text.'));
    expect((await runDocsgen(['build', '--root', root])).status).toBe(0);
    expect(all.filter((each) => timeOf(each) !== before.get(each)).toSorted()).toStrictEqual([
      'docs/guide/first.md',
      'llms-full.txt',
    ]);
    expect(site().read('llms-full.txt')).toContain('Other text.');
  });
});
