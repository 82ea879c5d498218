import { createHash } from 'node:crypto';
import { onTestFinished, describe, expect, test } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { serveFolder } from '../src/cli/serve/serve-folder.ts';
import { collectionTypes } from '../src/collections/collection-types.ts';
import { loadConfig } from './support/load-config.ts';
import { ask } from './support/ask.ts';
import { withoutStyles } from './support/dev/without-styles.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, textOf, texts } from './support/elements.ts';
import { borrowSite } from './support/small-site.ts';

describeSite('first-page', '/manual/', (site) => {
  const home = (url: string) => one(site().page(url), 'html');
  const refreshOf = (url: string) =>
    all(home(url), 'meta').find(({ properties }) => String(properties['httpEquiv']) === 'refresh')?.properties[
      'content'
    ];

  test.each([
    ['/', 'en', '/manual/docs/b-intro', 'Intro | First page'],
    ['/es/', 'es', '/manual/es/docs/b-intro', 'Introducción | First page'],
    ['/arabic/', 'ar', '/manual/arabic/docs/b-intro', 'Intro | First page'],
  ])('%s takes readers to the first doc of the latest version, in their language', (url, lang, href, title) => {
    expect(refreshOf(url)).toBe(`0; url=${href}`);
    expect(links(home(url))).toStrictEqual([[title, href]]);
    expect(texts(home(url), 'title')).toStrictEqual([title]);
    expect(home(url).properties['lang']).toBe(lang);
  });

  test.each([
    ['/', 'https://first.example.com/manual/docs/b-intro'],
    ['/es/', 'https://first.example.com/manual/es/docs/b-intro'],
    // It shows the English text.
    ['/arabic/', 'https://first.example.com/manual/docs/b-intro'],
  ])('search engines are sent to the other page for %s, and it has no alternate languages', (url, canonical) => {
    expect(attributes(home(url), 'link', 'rel')).toStrictEqual(['canonical']);
    expect(attributes(home(url), 'link', 'href')).toStrictEqual([canonical]);
  });

  test('nothing is loaded before the redirect, and its policy allows its own script besides', () => {
    const scripts = all(home('/'), 'script');
    expect(scripts.map(({ properties }) => properties)).toStrictEqual([
      { dataTo: '/manual/docs/b-intro', dataBase: '/manual/' },
    ]);
    const policyOf = (url: string) =>
      all(one(site().page(url), 'head'), 'meta')
        .filter(({ properties }) => String(properties['httpEquiv']) === 'Content-Security-Policy')
        .map(({ properties }) => String(properties['content']));
    const hash = createHash('sha256')
      .update(textOf(one(home('/'), 'script')))
      .digest('base64');
    expect(policyOf('/').map((policy) => policy.replace(` 'sha256-${hash}'`, ''))).toStrictEqual(policyOf('/about'));
    expect(policyOf('/')).not.toStrictEqual(policyOf('/about'));
  });

  test('links of the site to its root point to the first doc directly', () => {
    const page = site().page('/docs/a-later');
    expect(links(one(page, '.prose'))).toContainEqual(['To the start', '/manual/docs/b-intro']);
    expect(links(one(page, '.navbar-nav'))).toContainEqual(['Start', '/manual/docs/b-intro']);
    expect(links(one(site().page('/es/docs/a-later'), '.prose'))).toContainEqual([
      'To the start',
      '/manual/es/docs/b-intro',
    ]);
  });

  test('`routes` lists it with its target', async () => {
    const { stdout } = await runDocsgen(['routes', '--root', site().root]);
    expect(stdout).toMatch(/^\/ +redirect +→ \/docs\/b-intro$/m);
    expect(stdout).toMatch(/^\/arabic\/ +redirect +→ \/arabic\/docs\/b-intro$/m);
    expect(stdout).toContain(`${site().routes.length} routes`);
  });

  test('it is in no list of pages', () => {
    const hrefs = links(one(site().page('/search'), 'main')).map(([, href]) => href);
    expect(hrefs).toContain('/manual/docs/b-intro');
    expect(hrefs).not.toContain('/manual/');
  });

  test('`serve` and `dev` answer as the build does', async () => {
    const { root, out, read } = site();
    const config = await loadConfig(root, collectionTypes);
    const { urls, close } = await serveFolder({
      folder: out,
      config,
      host: '127.0.0.1',
      port: 0,
      onFault: (error) => expect(error).toBeUndefined(),
    });
    onTestFinished(close);
    const port = Number(new URL(urls[0] ?? '').port);
    expect(await ask({ port, path: '/manual/es/' })).toMatchObject({ status: 200, text: read('es/index.html') });
    const session = await openTestSession(root);
    const answer = await session.answer('/manual/es/');
    expect(answer.type === 'page' && withoutStyles(answer.html)).toBe(withoutStyles(read('es/index.html')));
  });
});

describe('a root with its own page or file is left unchanged', () => {
  const rootsOf = async (root: string) => {
    const { value, problems } = await loadSite({ root, drafts: false });
    expect(problems).toStrictEqual([]);
    return ['/', '/es/', '/arabic/'].map((url) => value.byUrl.get(url)?.kind.name ?? null);
  };

  test.each<[string, string, readonly (string | null)[]]>([
    ['a page', 'content/en/pages/index.md', ['page', 'page', 'page']],
    ['a page in one language only', 'content/es/pages/index.md', ['redirect', 'page', 'redirect']],
    ['a file of `static/`', 'static/index.html', [null, 'redirect', 'redirect']],
    ['a file of `static/` for one language', 'static/es/index.html', ['redirect', null, 'redirect']],
  ])('%s', async (_, file, kinds) => {
    const site = openEditedSite(borrowSite('first-page'));
    site.write(file, '# Welcome\n\nText.\n');
    site.write('site.config.ts', site.read('site.config.ts').replace(", to: '/'", ", to: '/about'"));
    expect(await rootsOf(site.root)).toStrictEqual(kinds);
  });
});

test.each([
  [['docs', 'docs@1.0'], '/blog'],
  [['docs', 'docs@1.0', 'blog'], '/about'],
])('a site without %j redirects to %s', async (folders, target) => {
  const site = openEditedSite(borrowSite('first-page'));
  const config = site.read('site.config.ts').replace(", to: '/'", ", to: '/about'");
  const without = folders.includes('blog') ? config.replace("blog: { type: 'blog' },", '') : config;
  site.write('site.config.ts', without.replace(/docs: \{[^]*?\],\s*\},/, ''));
  for (const folder of folders) site.remove(`content/en/${folder}`);
  site.remove('content/es');
  const { value, problems } = await loadSite({ root: site.root, drafts: false });
  expect(problems).toStrictEqual([]);
  expect(value.byUrl.get('/')).toMatchObject({ kind: { name: 'redirect' }, target: { url: target } });
});
