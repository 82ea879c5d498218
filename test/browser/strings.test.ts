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

it('a reader who goes to another language has its words in the search and in islands', async () => {
  const page = await openPage(`${origin}/docs/intro`);
  await page.locator('docs-island[name="./components/Basket"] button').click();
  await page.goto(`${origin}/ja/docs/intro`);
  await page.locator('.search-opener, [data-search-box]').first().click();
  await expect.poll(() => page.locator('.search-dialog input').getAttribute('placeholder')).toBe('サイト内を検索');
});
