import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeSample } from './support/error-page.ts';
import { buildFolder, copySite, makeFolder } from './support/small-site.ts';

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

describe('a root that leads to the first page', () => {
  const build = async (options: readonly string[]) => {
    const root = makeFolder();
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    writeSample(
      root,
      new Map([
        ['site.config.ts', 'locales: { en: {}, es: {} },\n'],
        ['content/en/docs/hours.md', '# Hours\n'],
      ]),
    );
    return buildFolder(root, options);
  };

  test.each(['index.html', 'es/index.html'])('has the notice, too: %s', async (file) => {
    const { read } = await build(['--base', '/a/']);
    expect(read(file)).toContain('data-to="/a/');
    expect(read(file)).toContain('<p data-base-notice=');
  });

  test('asks for the first page where the site is not under its path, before it leads there', async () => {
    const html = (await build(['--base', '/a/'])).read('index.html');
    const [, code = ''] = /<script data-to[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
    const visit = async (path: string, isThere: boolean) => {
      const done: string[] = [];
      const waiting: (() => Promise<void>)[] = [];
      const location = { pathname: path, search: '?q', hash: '', replace: (to: URL) => done.push(to.href) };
      const notice = { dataset: { baseNotice: 'notice' }, firstChild: { append: (text: string) => done.push(text) } };
      const url = `https://a.example${path}?q`;
      class Address extends URL {
        constructor(to: string) {
          super(to, url);
        }
      }
      runInNewContext(code, {
        ...{ location, URL: Address },
        document: { currentScript: { dataset: { to: '/a/docs/hours', base: '/a/' } }, querySelector: () => notice },
        addEventListener: (_: string, listener: () => Promise<void>) => waiting.push(listener),
        fetch: async () => ({ ok: isThere }),
      });
      for (const listener of waiting) await listener();
      return done;
    };
    const led = ['https://a.example/a/docs/hours?q'];
    expect(await visit('/a/', false)).toStrictEqual(led);
    expect(await visit('/', true)).toStrictEqual(led);
    expect(await visit('/', false)).toStrictEqual(['notice']);
    expect(await visit('/b/', false)).toStrictEqual(['notice']);
  });
});
