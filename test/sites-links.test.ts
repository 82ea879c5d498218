import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one } from './support/elements.ts';

describeSite('links', '/', (site) => {
  const linksOf = (url: string) => links(one(site().page(url), '.prose')).filter(([text]) => text !== '#');

  test('a file is found beside the text, from the collection, the locale and the root, by its name or id', () => {
    expect(linksOf('/docs')).toStrictEqual([
      ['beside', '/docs/web'],
      ['by name', '/docs/web'],
      ['from the collection', '/docs/web'],
      ['from the locale', '/docs/web'],
      ['from the root', '/docs/web'],
      ['by alias', '/docs/web'],
      ['without extension', '/docs/web'],
      ['by id', '/docs/guide/setup'],
      ['a part', '/docs/web?tab=one#part'],
      ['post', '/blog/2026/01/02/news'],
      ['page', '/about'],
      ['old version', '/docs/1.0/start'],
      ['by address', '/blog/archive'],
      ['file', '/files/list.txt'],
      ['file by alias', '/files/list.txt'],
      ['not checked', '/files/plain.json'],
    ]);
    expect(linksOf('/docs/web')).toStrictEqual([
      ['up', '/docs'],
      ['from the collection by name', '/docs/guide/setup'],
      ['beside by name', '/docs/guide/setup'],
      ["from the blog's folder", '/blog/2026/01/02/news'],
    ]);
  });

  test('addresses that the site does not know are left to the browser', () => {
    const link = all(site().page('/docs'), 'a').find(({ properties }) => properties['href'] === '/files/plain.json');
    expect(link?.properties).toMatchObject({ rel: ['external'] });
  });

  test('links of an old version stay in it, and reach other versions by their folder', () => {
    expect(linksOf('/docs/1.0/start')).toStrictEqual([
      ['beside', '/docs/1.0/guide/web'],
      ['from the collection', '/docs/1.0/guide/web'],
      ['by id', '/docs/1.0/guide/web'],
      ['newest', '/docs/web'],
    ]);
  });

  test('links between collections go to the reader’s language, translated or not', () => {
    expect(linksOf('/blog/2026/01/02/news').slice(0, 3)).toStrictEqual([
      ['the guide', '/docs/web#part'],
      ['the page', '/about'],
      ['the start', '/docs'],
    ]);
    expect(linksOf('/es/blog/2026/01/02/news').slice(0, 3)).toStrictEqual([
      ['the guide', '/es/docs/web#part'],
      ['the page', '/es/about'],
      ['the start', '/es/docs'],
    ]);
    expect(linksOf('/es/docs')).toStrictEqual([
      ['sin traducir', '/es/docs/web#part'],
      ['por la raíz', '/es/docs/web'],
      ['la versión', '/es/docs/1.0/guide/web'],
    ]);
  });
});
