import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('strings');

/** What the basket says with one to three things in it. */
const counted = [
  ['/ja/docs/intro', '空です', ['商品1点', '商品2点', '商品3点']],
  ['/ar/docs/intro', 'السلة فارغة', ['غرض واحد', 'غرضان', '3 أغراض']],
  ['/nl/docs/intro', 'It is empty', ['1 thing', '2 things', '3 things']],
] as const;

describe.each(counted)('at %s', (path, empty, texts) => {
  it('an island counts in the language of its page', async () => {
    const page = await openPage(origin + path);
    const basket = page.locator('docs-island[name="./components/Basket"]');
    expect(await basket.locator('output').textContent()).toBe(empty);
    for (const text of texts) {
      await basket.locator('button').click();
      await expect.poll(() => basket.locator('output').textContent()).toBe(text);
    }
  });

  it('axe finds no fault', async () => {
    expect(await findFaults(await openPage(origin + path))).toEqual([]);
  });
});

it('a reader who follows the language menu has the words of the other language in islands and in the search', async () => {
  const page = await openPage(`${origin}/docs/intro`);
  const basket = page.locator('docs-island[name="./components/Basket"]');
  await basket.locator('button').click();
  await expect.poll(() => basket.locator('output').textContent()).toBe('1 thing');
  await page.locator('.dropdown summary:visible').click();
  await page.locator('.dropdown-link[hreflang=ja]').click();
  await page.waitForSelector('html[lang=ja]');
  await basket.locator('button').click();
  await expect.poll(() => basket.locator('output').textContent()).toBe('商品1点');
  await page.locator('.search-opener:visible').click();
  await page.waitForSelector('.search-dialog[open]');
  expect(await page.locator('.search-dialog input').getAttribute('placeholder')).toBe('サイト内を検索');
});
