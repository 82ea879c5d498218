import { expect, onTestFinished, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { shareSite } from '../support/served-site.ts';
import { serveSite } from '../support/server.ts';

const site = await shareSite('three-locales');

/** What a reader sees of a page's notice, with the site served under a path. */
async function noticeAt(base: string, path: string): Promise<string> {
  const server = await serveSite(site.out, base);
  onTestFinished(() => server.close());
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(server.origin + base + path);
  return (await page.locator('body > p:has(> mark)').allInnerTexts()).join();
}

test('a home page tells that its files are not where its base says, in its language', async () => {
  expect(await noticeAt('/wrong/', '')).toBe(
    'This page could not load its styles and scripts. The site is built for the path "/". If it is served under a different path, set "base" in the configuration to that path.',
  );
  expect(await noticeAt('/wrong/', 'es/')).toMatch(/^Esta página .* "\/"/);
});

test('it says nothing where its files are', async () => {
  expect(await noticeAt('/', '')).toBe('');
});
