import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, texts } from './support/elements.ts';

describeSite('strings', '/', (site) => {
  const title = (file: string) => /<h1 class="page-title">([^<]*)</.exec(site().read(file))?.[1];

  test('the file of a locale replaces the configuration, and that replaces the words of docsgen', () => {
    const { read } = site();
    expect(title('404.html')).toBe('Nothing here');
    expect(read('404.html')).toContain('There is no page at this address.');
    expect(read('404.html')).not.toContain('Not the right words.');
    expect(read('404.html')).toContain('Go to the home page');
    expect(title('ja/404.html')).toBe('ここには何もありません');
    expect(texts(site().page('/ja/404'), 'title')[0]).toBe('ここには何もありません | Strings');
  });

  test('a locale has the words of its language, and a language that docsgen does not know its own', () => {
    const { page, read } = site();
    expect(texts(page('/ja/docs/intro'), '.toc-title')).toStrictEqual(['このページの内容']);
    expect(texts(page('/ar/docs/intro'), '.toc-title')).toStrictEqual(['في هذه الصفحة']);
    expect(title('nl/404.html')).toBe('Pagina niet gevonden');
    expect(texts(page('/nl/docs/intro'), '.callout-title')).toStrictEqual(['Not translated yet', 'Let op']);
    // What it lacks is that of the source language, with what the site has replaced there.
    expect(read('nl/404.html')).toContain('There is no page at this address.');
  });

  test('the search box and the description of the search have them too', () => {
    const box: unknown = JSON.parse(site().read('assets/search/ja/box.json'));
    expect(JSON.stringify(box)).toContain('サイト内を検索');
  });

  test('a component has the own strings of its namespace, and numbers as the language writes them', () => {
    const basket = (url: string) => texts(site().page(url), '.basket')[0];
    expect(basket('/docs/intro')).toBe('Your basket: In all 1,234.5');
    expect(basket('/ar/docs/intro')).toBe('سلتك: المجموع 1,234.5');
    expect(basket('/nl/docs/intro')).toBe('Uw winkelmand: In all 1.234,5');
  });

  test('an island takes the strings of its namespace to the browser, and no others', () => {
    const islands = all(site().page('/ja/docs/intro'), 'docs-island');
    const basket = islands.find(({ properties }) => properties['name'] === './components/Basket');
    expect(JSON.parse(String(basket?.properties['strings']))).toStrictEqual({
      'shop.title': 'カート',
      'shop.items': { other: '商品{count}点' },
      'shop.total': '合計{amount}',
      'shop.add': '追加する',
      'shop.empty': '空です',
    });
  });
});
