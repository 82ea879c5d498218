import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, attributes, one, texts } from './support/elements.ts';
import { buildLongSite } from './support/long-site.ts';
import { parseHtml } from './support/parse-html.mjs';
import type { SmallSite } from './support/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await buildLongSite();
});
afterAll(() => rm(site.root, { recursive: true, force: true }));

const sidebar = (url: string) => one(site.page(url), '.tree');

describe('a sidebar that is too long for a page', () => {
  it('contains the branch of the page, and about the same number of entries on every page', () => {
    const routes = site.routes.filter(({ kind }) => kind === 'doc' || kind === 'category');
    // The tree is the same in both languages, but for its words.
    const looked = routes.filter(({ url }, index) => !url.startsWith('/es/') || index % 10 === 0);
    for (const { url } of looked) {
      const page = site.page(url);
      const tree = one(page, '.tree');
      const entries = all(tree, 'li').length;
      expect(texts(tree, 'a')).toContain(texts(page, 'h1')[0]);
      expect(attributes(tree, 'a', 'ariaCurrent'), url).toEqual(['page']);
      expect(entries, url).toBeGreaterThan(60);
      expect(entries, url).toBeLessThan(120);
    }
  });

  it('lists every category, and links the closed ones to their page or their first doc', () => {
    const tree = sidebar('/docs/group-1/doc-3');
    const closed = all(tree, '.closed').map((item) => attributes(item, '.tree-link', 'href')[0]);
    expect(closed).toContain('/docs/group-8/doc-1');
    expect(closed).toContain('/docs/wide/doc-1');
    expect(closed).toContain('/docs/category/with-page');
    expect(all(tree, '.tree-category')).toHaveLength(14);
  });

  it('shows the neighbors of a page in a long list, with links to the nearest others', () => {
    const tree = sidebar('/docs/wide/doc-30');
    const labels = texts(tree, 'a');
    expect(labels).toContain('wide doc 18');
    expect(labels).toContain('wide doc 41');
    expect(labels).not.toContain('wide doc 17');
    const more = all(tree, '.tree-more');
    expect(more.map((item) => [texts(item, 'a')[0], attributes(item, 'a', 'href')[0]])).toEqual([
      ['17 more', '/docs/wide/doc-17'],
      ['19 more', '/docs/wide/doc-42'],
    ]);
  });

  it('uses the language of the page', () => {
    const tree = sidebar('/es/docs/wide/doc-1');
    expect(texts(tree, '.tree-more')).toEqual(['36 más']);
  });

  it('is whole in one file, in a language', () => {
    const [path] = attributes(site.page('/es/docs/wide/doc-1'), 'nav', 'dataTree');
    const tree = parseHtml(site.read(String(path).slice(1)));
    const docs = site.routes.filter(({ kind, url }) => kind === 'doc' && url.startsWith('/es/'));
    expect(new Set(attributes(tree, 'a', 'href'))).toEqual(
      new Set([...docs.map(({ url }) => url), '/es/docs/category/with-page']),
    );
  });
});
