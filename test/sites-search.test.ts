import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { buildFolder, copySite } from './support/small-site.ts';
import { withoutStyles } from './support/dev/without-styles.ts';

describeSite('search', '/', (site) => {
  const box = (locale: string): Readonly<Record<string, string>> =>
    JSON.parse(site().read(`assets/search/${locale}/box.json`));

  test('the button is at the end of the navbar, and has the address of the box of the language', () => {
    const buttons = all(site().page('/es/docs'), '.search-opener');
    expect(buttons.map(({ properties }) => [properties['href'], properties['dataSearchBox']])).toStrictEqual([
      ['/es/search', '/assets/search/es/box.json'],
      ['/es/search', '/assets/search/es/box.json'],
    ]);
    expect(links(one(site().page('/docs'), '.navbar-end')).at(-1)).toStrictEqual(['Search', '/search']);
  });

  test('the button knows the version of the docs that the page is in', () => {
    const versions = (url: string) => attributes(site().page(url), '.search-opener', 'dataSearchVersions')[0];
    expect(versions('/docs/1.0')).toBe('{"docs":"1.0"}');
    expect(versions('/docs')).toBe('{"docs":"current"}');
    expect(versions('/about')).toBe('{"docs":null}');
  });

  test('the box is rendered in the language of its locale', () => {
    const { html = '', manifestHref, styleHref = '' } = box('es');
    const dialog = one(parseHtml(html), 'dialog');
    expect(dialog.properties['ariaLabel']).toBe('Buscar');
    expect(manifestHref).toBe('/assets/search/es/index.json');
    expect(existsSync(join(site().out, styleHref))).toBe(true);
  });

  test('all pages are listed by section: no unlisted ones, and of the docs the latest version', () => {
    const list = one(site().page('/search'), '.all-pages');
    expect(texts(list, 'h3')).toStrictEqual(['Guide', 'News', 'Pages']);
    expect(links(list)).toStrictEqual([
      ['Guide', '/docs'],
      ['Agents', '/docs/app/agents'],
      ['Introduction', '/docs'],
      ['News', '/blog'],
      ['Agents are here', '/blog/2026/03/20/news'],
      ['Home', '/'],
      ['About', '/about'],
    ]);
  });

  test('search engines do not index the page with results, and it has no alternates', () => {
    const head = one(site().page('/search'), 'head');
    expect(attributes(head, 'meta', 'content').filter((content) => content.includes('noindex'))).toHaveLength(1);
    expect(texts(head, 'title')).toStrictEqual(['Search | Searched']);
  });

  test('the policy allows requests to the hosts of the engine', () => {
    const policies = attributes(one(site().page('/'), 'head'), 'meta', 'content');
    expect(policies.join()).toContain("connect-src 'self' https://search.example.com;");
  });
});

test('a site without search has neither button nor page nor files of it', async () => {
  const root = copySite('search');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8').replace(/search: \{.*\},/, 'search: false,');
  writeFileSync(config, text.replace('items: [', "items: [{ type: 'search' },"));
  const { routes, read, out } = await buildFolder(root);
  expect(routes.filter(({ url }) => url.endsWith('/search'))).toStrictEqual([]);
  // The inline script and the style sheet are for pages of every site.
  const page = withoutStyles(read('docs/index.html')).replace(/<script>.*?<\/script>/s, '');
  expect(page).not.toMatch(/search-|opensearch|href="[^"]*\/search"/);
  expect(existsSync(join(out, 'opensearch.xml'))).toBe(false);
  expect(existsSync(join(out, 'assets/search'))).toBe(false);
});
