import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';

describeSite('blogs', '/', (site) => {
  const titles = (url: string) => texts(site().page(url), '.post-title');
  const pager = (url: string) => all(site().page(url), '.pager').flatMap(links);
  const sidebar = (url: string) => links(one(site().page(url), '.sidebar-blog')).map(([title]) => title);
  const numbered = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `Post ${from - at}`);

  test('a blog of 25 posts at the root of the site has three pages, newest first', () => {
    expect(['/', '/page/2', '/page/3'].map(titles)).toStrictEqual([numbered(25, 16), numbered(15, 6), numbered(5, 1)]);
    expect(pager('/page/2')).toStrictEqual([
      ['Newer entries', '/'],
      ['Older entries', '/page/3'],
    ]);
    expect(texts(one(site().page('/archive'), 'main'), 'h2')).toStrictEqual(['2026', '2025', '2024']);
  });

  test('a post in one language only is in the lists of that language, among the others', () => {
    expect(titles('/es/')[0]).toBe('Solo en español');
    expect(titles('/es/page/3')).toStrictEqual(numbered(6, 1));
    expect(titles('/')).not.toContain('Solo en español');
    expect(attributes(one(site().page('/es/2026/10/05/solo'), 'head'), 'link', 'hrefLang')).toStrictEqual([]);
  });

  test('a title and a time to read that the author writes take the place of docsgen’s', () => {
    const page = site().page('/es/2026/10/05/solo');
    expect(textOf(one(page, 'title'))).toBe('Una entrada que solo existe en español | Blogs');
    expect(texts(page, 'h1')).toStrictEqual(['Solo en español']);
    expect(textOf(one(page, '.post-meta'))).toContain('12 min');
  });

  test('the list of recent posts has as many as configured, and an unlisted one on its own page', () => {
    expect(sidebar('/')).toStrictEqual(['Post 25', 'Post 24', 'Post 23']);
    expect(sidebar('/2025/06/15/between')).toStrictEqual(['Post 25', 'Post 24', 'Post 23', 'Between']);
    const current = all(one(site().page('/2025/06/15/between'), '.sidebar-blog'), 'a').filter(
      ({ properties }) => properties['ariaCurrent'] === 'page',
    );
    expect(current.map(textOf)).toStrictEqual(['Between']);
    expect(all(site().page('/quiet'), '.sidebar-blog')).toStrictEqual([]);
  });

  test('it has a title of its own, and no years', () => {
    expect(texts(site().page('/es/series'), '.sidebar-title')).toStrictEqual(['Todas las partes']);
    expect(sidebar('/series')).toStrictEqual(['Part 1', 'Part 2', 'Part 3']);
    expect(textOf(one(site().page('/series'), '.sidebar-blog'))).not.toContain('2026');
  });

  test('a blog may begin with its oldest post, and newer ones come next', () => {
    expect(['/series', '/series/page/2'].map(titles)).toStrictEqual([['Part 1', 'Part 2'], ['Part 3']]);
    expect(pager('/series')).toStrictEqual([['Newer entries', '/series/page/2']]);
    expect(pager('/series/page/2')).toStrictEqual([['Older entries', '/series']]);
    expect(pager('/series/2026/01/02/part-2')).toStrictEqual([
      ['Older postPart 1', '/series/2026/01/01/part-1'],
      ['Newer postPart 3', '/series/2026/01/03/part-3'],
    ]);
    expect(titles('/series/team/people/eva')).toStrictEqual(['Part 1', 'Part 2']);
  });

  test('the pages of a blog are at the configured addresses', () => {
    const urls = site().routes.flatMap(({ url, kind }) => (/^blog-(?!post)/.test(String(kind)) ? [url] : []));
    expect(urls.filter((url) => url.startsWith('/series'))).toStrictEqual([
      '/series',
      '/series/all',
      '/series/page/2',
      '/series/team/people',
      '/series/team/people/eva',
      '/series/team/people/eva/page/2',
      '/series/topics',
      '/series/topics/the-last',
    ]);
    expect(links(one(site().page('/series/2026/01/03/part-3'), '.tags'))).toStrictEqual([
      ['Last', '/series/topics/the-last'],
    ]);
  });

  test('a filter leaves posts out of the blog', () => {
    const posts = site().routes.filter(({ kind, locale }) => kind === 'blog-post' && locale === 'en');
    expect(posts.map(({ url }) => url).filter((url) => url.startsWith('/series'))).toStrictEqual([
      '/series/2026/01/01/part-1',
      '/series/2026/01/02/part-2',
      '/series/2026/01/03/part-3',
    ]);
  });

  test('a blog can leave out the time to read its posts', () => {
    expect(textOf(one(site().page('/2024/01/10/post-01'), '.post-meta'))).toContain('1 min read');
    expect(textOf(one(site().page('/series/2026/01/01/part-1'), '.post-meta'))).toBe('January 1, 2026');
  });

  test('a blog without posts has an empty list, and no archive', () => {
    expect(texts(site().page('/quiet'), '.empty')).toStrictEqual(['There are no posts here yet.']);
    expect(texts(site().page('/quiet/authors/dan'), '.empty')).toStrictEqual([
      'This author has not written any posts yet.',
    ]);
    expect(site().routes.map(({ url }) => url)).not.toContain('/quiet/archive');
  });

  test('a post says more of its authors, and has some of its own', () => {
    const page = site().page('/2025/06/15/between');
    expect(links(one(page, '.bylines'))).toStrictEqual([
      ['Ann Example', '/authors/ann'],
      ['', 'mailto:ann@example.com'],
      ['', 'https://github.com/ann'],
      ['', 'https://social.example.com/@ann'],
      ['', 'https://www.linkedin.com/in/ann-example/'],
      ['Zoe Other', 'mailto:zoe@example.com'],
      ['', 'https://github.com/zoe'],
      ['Podcast', 'https://podcast.example.com/zoe'],
    ]);
    expect(attributes(one(page, '.bylines'), 'a', 'ariaLabel')).toStrictEqual([
      'Email',
      'GitHub',
      'Mastodon',
      'LinkedIn',
      'GitHub',
    ]);
    expect(texts(page, '.author-title')).toStrictEqual(['Guest editor']);
    expect(texts(one(site().page('/authors/ann'), '.author-header'), '.author-title')).toStrictEqual(['Editor']);
  });

  test('profiles are on the pages of authors and posts, and not in lists', () => {
    const counts = ['/authors/ann', '/authors', '/2024/01/10/post-01', '/', '/archive'].map(
      (url) => all(site().page(url), '.profiles').length,
    );
    expect(counts).toStrictEqual([1, 1, 0, 0, 0]);
  });

  test('the slot for comments is below each post, and on no other page', () => {
    expect(texts(site().page('/2024/01/10/post-01'), '.comments')).toStrictEqual([
      'Comments on Post 1 at https://blogs.example.com/2024/01/10/post-01',
    ]);
    expect(all(site().page('/'), '.comments')).toStrictEqual([]);
    const terms = ['/2024/01/10/post-01', '/es/2024/01/10/post-01'].map(
      (url) => one(site().page(url), '.comments').properties['dataTerm'],
    );
    expect(terms).toStrictEqual(['news/2024-01-10-post-01', 'news/2024-01-10-post-01']);
  });
});
