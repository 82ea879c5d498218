import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';

describeSite('blog', '/', (site) => {
  const titles = (url: string) => texts(site().page(url), '.post-title');
  const pager = (url: string) => all(site().page(url), '.pager').flatMap(links);

  test('the list is paged, newest first, without drafts and unlisted posts', () => {
    expect(['/blog', '/blog/page/2', '/blog/page/3'].map(titles)).toStrictEqual([
      ['Third post'],
      ['Second post'],
      ['First post'],
    ]);
    expect(pager('/blog')).toStrictEqual([['Older entries', '/blog/page/2']]);
    expect(pager('/blog/page/2')).toStrictEqual([
      ['Newer entries', '/blog'],
      ['Older entries', '/blog/page/3'],
    ]);
    expect(pager('/blog/page/3')).toStrictEqual([['Newer entries', '/blog/page/2']]);
  });

  test('a post without a marker is shown whole in a list, a post with one ends there with a link', () => {
    expect(textOf(one(site().page('/blog/page/2'), '.prose'))).toContain('It is all here.');
    expect(links(site().page('/blog/page/2')).filter(([text]) => text.includes('Read more'))).toStrictEqual([]);
    const excerpt = site().page('/blog/page/3');
    expect(textOf(one(excerpt, '.prose'))).not.toContain('The rest.');
    expect(links(excerpt)).toContainEqual(['Read moreRead more about First post', '/blog/2026/01/05/first']);
  });

  test('a link in an excerpt to a section of its post goes to the post', () => {
    const link = links(one(site().page('/blog/page/3'), '.prose'))[0];
    expect(link).toStrictEqual(['a link to its own part', '/blog/2026/01/05/first#the-part']);
  });

  test('dates come from the name of the file or folder, or from front matter', () => {
    const date = (url: string) => attributes(one(site().page(url), 'article'), 'time', 'dateTime');
    expect(date('/blog/2026/01/05/first')).toStrictEqual(['2026-01-05']);
    expect(date('/blog/2026/02/05/second')).toStrictEqual(['2026-02-05']);
    expect(date('/blog/chosen')).toStrictEqual(['2026-02-06']);
  });

  test('two tags with one address are one tag, with the label of the first in tags.yml', () => {
    const tags = (url: string) => links(one(site().page(url), '.tags'));
    expect(tags('/blog/2026/01/05/first')).toStrictEqual([['Releases', '/blog/tags/release']]);
    expect(tags('/blog/2026/02/05/second')).toStrictEqual([
      ['Releases', '/blog/tags/release'],
      ['Big Day', '/blog/tags/big-day'],
    ]);
    expect([...titles('/blog/tags/release'), ...titles('/blog/tags/release/page/2')]).toStrictEqual([
      'Second post',
      'First post',
    ]);
    expect(links(one(site().page('/blog/tags'), 'main'))).toStrictEqual([
      ['Big Day 1', '/blog/tags/big-day'],
      ['Releases 2', '/blog/tags/release'],
    ]);
  });

  test('authors link to their page, otherwise to their address', () => {
    const authors = links(one(site().page('/blog/2026/02/05/second'), '.bylines'));
    expect(authors).toStrictEqual([
      ['Bob', '/blog/authors/everything-by-bob'],
      ['Carl (opens in a new tab)', 'https://carl.example.com/'],
      ['Ann Example', '/blog/authors/ann'],
    ]);
    expect(links(one(site().page('/blog/authors'), 'main'))).toStrictEqual([
      ['Ann Example', '/blog/authors/ann'],
      ['Bob', '/blog/authors/everything-by-bob'],
    ]);
    expect([...titles('/blog/authors/ann'), ...titles('/blog/authors/ann/page/2')]).toStrictEqual([
      'Second post',
      'First post',
    ]);
  });

  test('the archive has years and the posts of a year newest first', () => {
    expect(links(one(site().page('/blog/archive'), 'main')).map(([title]) => title)).toStrictEqual([
      'Third post',
      'Second post',
      'First post',
    ]);
  });

  test('posts link to their listed neighbors; an unlisted one has none', () => {
    expect(pager('/blog/2026/02/05/second').map(([, href]) => href)).toStrictEqual([
      '/blog/chosen',
      '/blog/2026/01/05/first',
    ]);
    expect(pager('/blog/2025/12/31/unlisted')).toStrictEqual([]);
  });

  test("a post's own heading is its title, and is shown once", () => {
    for (const url of ['/blog', '/blog/chosen', '/blog/2026/01/05/first']) {
      expect(all(site().page(url), 'h1')).toHaveLength(1);
    }
    expect(texts(site().page('/blog/chosen'), 'h1')).toStrictEqual(['Third post']);
  });

  test('the list has the title and description of the configuration', () => {
    const list = site().page('/blog');
    expect(textOf(one(list, 'title'))).toBe('News | Blog site');
    expect(textOf(one(list, 'h1'))).toBe('News');
    expect(attributes(list, 'meta', 'content')).toContain('What is new.');
  });
});

describeSite('details', '/', (site) => {
  const cardTexts = (url: string) =>
    all(one(site().page(url), '.cards'), 'li').map((card) => [
      texts(card, '.card-title')[0],
      texts(card, '.card-text')[0] ?? null,
    ]);
  const alternates = (url: string) => attributes(one(site().page(url), 'head'), 'link', 'hrefLang');

  test('posts of one day are ordered by their time of day, newest first', () => {
    expect(texts(site().page('/blog'), '.post-title')).toStrictEqual(['Evening', 'Noon', 'Morning']);
    expect(attributes(site().page('/blog'), 'time', 'dateTime')).toStrictEqual(Array(3).fill('2026-05-01'));
  });

  test('an author who is listed twice is shown once, and a mail address opens no tab', () => {
    const bylines = one(site().page('/blog/a-morning'), '.bylines');
    expect(links(bylines)).toStrictEqual([['Ann', 'mailto:ann@example.com']]);
    expect(attributes(bylines, 'a', 'target')).toStrictEqual([]);
    expect(attributes(one(site().page('/blog'), '.navbar-nav'), 'a', 'target')).toStrictEqual([]);
  });

  test('a tag that looks like a number is the text that was written', () => {
    expect(links(one(site().page('/blog/a-morning'), '.tags'))).toStrictEqual([['1.10', '/blog/tags/1-10']]);
  });

  test('the card of a link shows its address, the card of a category its doc or the number of its items', () => {
    expect(cardTexts('/docs/category/all')).toStrictEqual([
      ['Intro', 'About intro.'],
      ['Guide', 'About guide.'],
      ['Counted', '1 item'],
      ['Elsewhere (opens in a new tab)', 'e.example.com'],
      ['Mail', 'help@example.com'],
    ]);
  });

  test('lists and category pages name another language only where something in them is translated', () => {
    expect(alternates('/docs/category/all')).toStrictEqual(['en', 'es', 'x-default']);
    for (const url of ['/docs/category/never-translated', '/blog', '/blog/archive', '/blog/tags', '/blog/tags/1-10']) {
      expect([url, alternates(url)]).toStrictEqual([url, []]);
      expect([url, alternates(`/es${url}`)]).toStrictEqual([url, []]);
    }
  });
});
