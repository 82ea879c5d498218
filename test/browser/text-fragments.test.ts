import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { openPage } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('minimal');
  const lines = Array.from({ length: 200 }, (_, index) => `This is line ${index} of many.`).join('\n\n');
  const links = '[Down](#:~:text=line%20150%20of) and [once more](#:~:text=line%20100%20of)';
  writeFileSync(join(root, 'content/en/docs/long.md'), `# Long\n\n${links}\n\n${lines}\n`);
  writeFileSync(join(root, 'content/en/docs/short.md'), '# Short\n\n[To a line](./long.md#:~:text=line%20150%20of)\n');
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

const open = (path: string) => openPage(`${server.origin}${path}`);

/** Waits until a line is visible and nothing moves any more. */
async function expectLine(page: Page, line: number): Promise<void> {
  const text = page.getByText(`This is line ${line} of many.`);
  await expect.poll(() => text.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await expect.poll(() => text.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
}

test('a link to words of another page is followed by the browser, which shows them', async () => {
  const page = await open('/docs/short');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.getByText('To a line').click();
  await page.waitForURL(/\/docs\/long/);
  await expectLine(page, 150);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();
});

test('a link to words of the same page shows them, and Back leads to where the reader was', async () => {
  const page = await open('/docs/long');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.getByText('Down').click();
  await expectLine(page, 150);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByText('once more').click();
  await expectLine(page, 100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});
