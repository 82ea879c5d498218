import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, texts } from './support/elements.ts';
import type { SmallSite } from './support/small-site.ts';

const editLinks = ({ page }: SmallSite, url: string) => attributes(one(page(url), '.page-details'), 'a', 'href');

describeSite('page-details', '/', (site) => {
  test('docs, posts and pages link to their files, by the pattern of the language of the file', () => {
    const git = 'https://git.example.com/edit/site/content/en';
    expect(editLinks(site(), '/docs/intro')).toStrictEqual([`${git}/docs/intro.md?in=docs`]);
    expect(editLinks(site(), '/about')).toStrictEqual([`${git}/pages/about.md?in=pages`]);
    expect(editLinks(site(), '/es/docs/intro')).toStrictEqual([
      'https://translate.example.com/es/content/es/docs/intro.md',
    ]);
    expect(editLinks(site(), '/es/about')).toStrictEqual([`${git}/pages/about.md?in=pages`]);
    expect(texts(one(site().page('/es/docs/intro'), '.page-details'), 'a')[0]).toContain('Editar esta página');
  });

  test('a collection may compute the address with a function, which knows the file and may refuse', () => {
    const [link, ...others] = editLinks(site(), '/es/blog/2026/01/05/post');
    expect(others).toStrictEqual([]);
    expect(JSON.parse(decodeURIComponent(new URL(link ?? '').pathname.slice(1)))).toStrictEqual({
      locale: 'en',
      collection: 'blog',
      version: null,
      ref: null,
      path: 'content/en/blog/2026-01-05-post.md',
      file: '2026-01-05-post.md',
    });
    expect(all(site().page('/blog/2026/01/06/closed'), '.page-details')).toStrictEqual([]);
  });

  test('the path of a file is escaped', () => {
    expect(editLinks(site(), '/docs/guide/odd')).toStrictEqual([
      'https://git.example.com/edit/site/content/en/docs/guide/a%20b%23c.md?in=docs',
    ]);
  });

  test('front matter replaces the address, or leaves the link out', () => {
    expect(editLinks(site(), '/docs/guide/elsewhere')).toStrictEqual(['https://wiki.example.com/elsewhere']);
    expect(all(site().page('/docs/guide/none'), '.page-details')).toStrictEqual([]);
  });

  test('docs and pages say how long it takes to read them, unless front matter says no', () => {
    const said = (url: string) => texts(site().page(url), '.post-meta');
    expect(said('/docs/intro')).toStrictEqual(['1 min read']);
    expect(said('/es/docs/intro')).toStrictEqual(['1 min de lectura']);
    expect(said('/about')).toStrictEqual(['1 min read']);
    expect(said('/docs/guide/none')).toStrictEqual([]);
    expect(said('/blog/2026/01/05/post')).toStrictEqual(['January 5, 2026']);
  });

  test('docs, posts and pages name their owners and the day of their next review', () => {
    const said = (url: string) => texts(one(site().page(url), '.upkeep'), 'span');
    expect(said('/docs/intro')).toStrictEqual(['Maintained by Ann and Bob', 'Next review: March 31, 2999']);
    expect(said('/es/docs/intro')).toStrictEqual(['Responsable: Eva e Iker', 'Próxima revisión: 30 de abril de 2999']);
    expect(said('/blog/2026/01/05/post')).toStrictEqual(['Maintained by Ann']);
    expect(said('/about')).toStrictEqual(['Next review: March 31, 2999']);
  });

  test('a list, a landing page and a blank page show nothing about themselves', () => {
    for (const url of ['/blog', '/', '/docs/guide/blank', '/docs/category/script--guide'])
      expect(all(site().page(url), '.page-details'), url).toStrictEqual([]);
  });

  test('search engines are told the path to a page, with no way out of the element', () => {
    const [script, ...others] = all(site().page('/docs/guide/none'), 'script').filter(
      ({ properties }) => properties['type'] === 'application/ld+json',
    );
    expect(others).toStrictEqual([]);
    // Search engines refuse a path of one part.
    expect(texts(one(site().page('/docs/intro'), 'head'), 'script').join('')).not.toContain('BreadcrumbList');
    const [text] = script?.children ?? [];
    expect(text?.type === 'text' && JSON.parse(text.value)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'TechArticle', headline: 'Without a link' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: '</script> & guide',
              item: 'https://details.example.com/docs/category/script--guide',
            },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'Without a link',
              item: 'https://details.example.com/docs/guide/none',
            },
          ],
        },
      ],
    });
  });
});
