import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, textOf, texts } from './support/elements.ts';
import type { SmallSite } from './support/small-site.ts';

/** Returns the texts of a part of a page that are in another language, with it. */
const foreign = ({ page }: SmallSite, url: string, selector: string) =>
  all(one(page(url), selector), '*').flatMap((each) => {
    const { lang, dir } = each.properties;
    return lang === undefined ? [] : [[textOf(each), lang, dir]];
  });

/** Returns what the menu of languages says of each. */
const menu = ({ page }: SmallSite, url: string) =>
  all(page(url), '.dropdown-link').map((link) => [
    ...[link.properties['lang'], link.properties['hrefLang']],
    ...all(link, 'small').flatMap((mark) => [textOf(mark), mark.properties['lang'], mark.properties['dir']]),
  ]);

describeSite('untranslated', '/', (site) => {
  test('the menu of languages marks those into which the page is not translated, in the words of the page', () => {
    expect(menu(site(), '/docs/guides/agents')).toStrictEqual([
      ['en', 'en'],
      ['es', 'es'],
      ['ar', 'ar', 'Not translated', 'en', 'ltr'],
      ['zh-TW', 'zh-TW', 'Not translated', 'en', 'ltr'],
    ]);
    expect(menu(site(), '/ar/docs/guides/agents')).toStrictEqual([
      ['en', 'en'],
      ['es', 'es'],
      ['ar', 'ar', 'غير مترجمة', 'ar', 'rtl'],
      ['zh-TW', 'zh-TW', 'غير مترجمة', 'ar', 'rtl'],
    ]);
    expect(menu(site(), '/docs/start').flatMap((item) => item.slice(2))).toStrictEqual([]);
    // A list is translated if one of its entries is.
    expect(menu(site(), '/blog').map((item) => item[2])).toStrictEqual([
      undefined,
      undefined,
      'Not translated',
      'Not translated',
    ]);
  });

  test('the notice leads to where the translation is written', () => {
    expect(attributes(one(site().page('/ar/docs/calls'), '.callout'), 'a', 'href')).toStrictEqual([
      'https://github.com/acme/docs/new/main/content/ar/docs?filename=calls.md',
    ]);
  });

  test('labels of pages that are not translated say their language, and labels of the author do not', () => {
    expect(foreign(site(), '/es/docs/start', '.sidebar')).toStrictEqual([
      ['Calls', 'en', 'ltr'],
      ['Guides', 'en', 'ltr'],
      ['Campaigns', 'en', 'ltr'],
    ]);
    expect(texts(one(site().page('/es/docs/start'), '.sidebar'), 'a')).toContain('Más llamadas');
    expect(foreign(site(), '/es/docs/start', '.pager')).toStrictEqual([['Calls', 'en', 'ltr']]);
    expect(foreign(site(), '/ar/docs/guides/agents', '.breadcrumbs')).toStrictEqual([
      ['Guides', 'en', 'ltr'],
      ['Agents', 'en', 'ltr'],
    ]);
    expect(foreign(site(), '/es/docs/category/guides', '.cards')).toStrictEqual([
      ['Campaigns', 'en', 'ltr'],
      ['Many calls at once.', 'en', 'ltr'],
    ]);
    expect(foreign(site(), '/docs/start', '.shell')).toStrictEqual([]);
  });

  test('posts of a blog that are not translated say their language', () => {
    expect(foreign(site(), '/es/blog/archive', 'main')).toStrictEqual([['News', 'en', 'ltr']]);
    expect(foreign(site(), '/es/blog/hello', '.sidebar')).toStrictEqual([['News', 'en', 'ltr']]);
    expect(foreign(site(), '/es/blog/hello', '.pager')).toStrictEqual([['News', 'en', 'ltr']]);
  });

  test('the text of a page that is not translated says its language', () => {
    const page = site().page('/ar/docs/calls');
    expect(one(page, 'html').properties).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(attributes(one(page, 'article'), '.prose', 'lang')).toStrictEqual(['en']);
    expect(attributes(one(page, 'article'), '.prose', 'dir')).toStrictEqual(['ltr']);
    expect(foreign(site(), '/ar/docs/calls', '.toc')).toStrictEqual([['Answer', 'en', 'ltr']]);
  });

  test('days, numbers and lists in a text are written in its language, with its calendar', () => {
    const formats = 'Since November 26, 2026, 1,234.5 sec and voice and text.';
    for (const locale of ['', '/es', '/ar', '/tw']) {
      expect(textOf(one(site().page(`${locale}/docs/guides/campaigns`), '.prose'))).toContain(formats);
    }
  });
});
