import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';
import { field, openOn, options } from './search-page.ts';

const { origin } = await serveSmallSite('scripts');
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it.each([
  { locale: '', query: '转接', title: '呼叫转移' },
  { locale: '/ja', query: '電話番号', title: 'コールセンターの始め方' },
  { locale: '/th', query: 'การโทร', title: 'ความปลอดภัย' },
  { locale: '/ko', query: '전화번호', title: '콜센터 시작하기' },
])('finds $query in the middle of a sentence, and shows and marks it', async ({ locale, query, title }) => {
  const page = await openPage(`${origin}${locale}/docs/backup`, phone);
  await openOn(page);
  await field(page).fill(query);
  const first = options(page).first();
  await first.locator('.hit-excerpt mark').first().waitFor();
  expect(await first.locator('.hit-title').textContent()).toBe(title);
  const [mark, box] = await first.locator('.hit-excerpt').evaluate((excerpt) => {
    const found = excerpt.querySelector('mark');
    return [
      found?.textContent,
      (found?.getBoundingClientRect().bottom ?? 0) <= excerpt.getBoundingClientRect().bottom + 1,
    ];
  });
  expect([mark, box]).toStrictEqual([query, true]);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => CSS.highlights.has('docsgen-search'));
  const highlighted = await page.evaluate(() => [...(CSS.highlights.get('docsgen-search') ?? [])].map(String));
  expect(highlighted).toContain(query);
});
