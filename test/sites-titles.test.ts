import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';
import type { SmallSite } from './support/small-site.ts';

function descriptionOf({ page }: SmallSite, url: string): unknown {
  const meta = all(page(url), 'meta').find(({ properties }) => properties['name'] === 'description');
  return meta?.properties['content'];
}

describeSite('titles', '/', (site) => {
  test('a page without a title is named after its landing text, its folder or the site', () => {
    const { page } = site();
    expect(texts(page('/'), 'title')).toStrictEqual(['Know what things are called | Titles']);
    expect(texts(page('/team'), 'title')).toStrictEqual(['team | Titles']);
    expect(texts(page('/es/'), 'title')).toStrictEqual(['Títulos']);
  });

  test('titles and descriptions have no marks of Markdown', () => {
    expect(texts(site().page('/docs/intro'), 'title')).toStrictEqual(['Idx 🎉 :tada: | Titles']);
    expect(texts(site().page('/docs/intro'), 'h1')).toStrictEqual(['Idx 🎉 :tada:']);
    expect(descriptionOf(site(), '/docs/intro')).toBe('See Foo (bar) in https://example.com/a_b_c & this page 🎉.');
  });

  test('HTML before the title makes no second one', () => {
    const { page } = site();
    expect(texts(page('/docs/banner'), 'h1')).toStrictEqual(['A banner above']);
    expect(texts(page('/docs/banner'), 'title')).toStrictEqual(['A banner above | Titles']);
    expect(texts(page('/es/docs/banner'), 'h1')).toStrictEqual(['Un letrero encima']);
    expect(texts(page('/blog/2026/01/05/banner'), 'h1')).toStrictEqual(['A post under a banner']);
  });

  test('a title has its id, and the title of a translation the id of its original', () => {
    const { page } = site();
    expect(attributes(page('/docs/banner'), 'h1', 'id')).toStrictEqual(['a-banner-above']);
    expect(attributes(page('/es/docs/banner'), 'h1', 'id')).toStrictEqual(['a-banner-above']);
    expect(attributes(page('/blog/2026/01/05/banner'), 'h1', 'id')).toStrictEqual(['post']);
    expect(attributes(page('/blog/2026/01/06/plain'), 'h1', 'id')).toStrictEqual(['a-plain-title']);
    expect(links(one(page('/es/docs/banner'), 'article'))).toStrictEqual([
      ['Arriba', '#a-banner-above'],
      ['arriba también', '#a-banner-above'],
      ['la introducción', '/es/docs/intro#idx--tada'],
    ]);
  });

  test('an .mdx comment ends the excerpt of a post, and is not shown', () => {
    const { page, read } = site();
    const [, older] = all(page('/blog'), '.post-summary');
    expect(older && texts(older, 'p')).toContain('What lists show, and the title.');
    expect(read('blog/index.html')).not.toContain('What they do not show');
    expect(texts(page('/blog/2026/01/05/banner'), 'p')).toContain('What they do not show.');
    expect(read('blog/2026/01/05/banner/index.html')).not.toContain('truncate');
  });
});
