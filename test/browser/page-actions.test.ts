import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('page-actions');

it('the Markdown of a page is copied by keyboard, which is announced and moves nothing', async () => {
  const page = await openPage(`${origin}/docs/short`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const button = page.locator('.toc-column [data-copy]');
  const before = await button.boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  await button.and(page.locator('[data-state=copied]')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `# Short\n\nSource: <https://actions.example.com/docs/short>\n\nText without headings, of 10 minutes.\n`,
  );
  expect(await page.locator('docs-status').textContent()).toBe('Copied');
  expect(await button.boundingBox()).toEqual(before);
  expect(await page.locator('.page-details .page-actions').isVisible()).toBe(false);
});

it('on a phone it is under the text, and says so if the file cannot be loaded', async () => {
  const page = await openPage(`${origin}/docs/short`, { viewport: { width: 390, height: 800 }, provoked: [/404/] });
  expect(await page.locator('.toc-column').isVisible()).toBe(false);
  await page.route('**/short.md', (route) => route.fulfill({ status: 404 }));
  const button = page.locator('.page-details [data-copy]');
  await button.click();
  await button.and(page.locator('[data-state=failed]')).waitFor();
  expect(await button.getByText('Could not be copied').isVisible()).toBe(true);
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

it('the places to open a page in unfold by keyboard, and nothing is loaded from them before', async () => {
  const page = await openPage(`${origin}/docs/short`, {});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const menu = page.locator('.toc-column .page-open');
  expect(await menu.getByText('ChatGPT').isVisible()).toBe(false);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await menu.getByText('ChatGPT').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^https:\/\/chatgpt\.com/);
  await menu.getByText('Claude').hover();
  expect(requests.filter((url) => !url.startsWith(origin))).toStrictEqual([]);
});
