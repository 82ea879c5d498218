import { expect, it } from 'vitest';
import { shareDevSite } from '../support/dev/dev-site.ts';
import { openEmpty } from './frame.ts';
import { chip, hides, openWindow, patient, shows } from './dev-window.ts';

const docs = 'content/en/docs/';
const shared = shareDevSite({
  files: {
    [`${docs}old.md`]: `# Old\n\n## Part\n\nText of the page that moves.\n`,
    [`${docs}one.md`]: '# One\n\nSee [old](./old.md#part "Title").\n',
    [`${docs}two.md`]: '# Two\n\nSee [old](old.md) and [old][].\n\n[old]: ./old.md\n',
  },
});

it('an open page follows a rename, and its links are updated by a button', async () => {
  const site = shared();
  const moved = await openWindow(site, '/docs/old');
  const linking = await openWindow(site, '/docs/one');
  site.move(`${docs}old.md`, `${docs}guide/new.md`);
  await expect.poll(() => new URL(moved.url()).pathname, patient).toBe('/docs/guide/new');
  await shows(moved, 'h1', 'Old');

  await chip(linking).click();
  const offer = linking.locator('docs-live').getByRole('button', { name: 'Update all 3 links' });
  await offer.click();
  const result = linking.locator('docs-live .result');
  await result.getByText('Updated 3 links').waitFor();
  expect(await result.getByRole('listitem').allTextContents()).toStrictEqual([`${docs}one.md: 1`, `${docs}two.md: 2`]);
  expect(site.read(`${docs}one.md`)).toBe('# One\n\nSee [old](./guide/new.md#part "Title").\n');
  expect(site.read(`${docs}two.md`)).toBe('# Two\n\nSee [old](guide/new.md) and [old][].\n\n[old]: ./guide/new.md\n');
  await linking.locator('main a[href="/docs/guide/new#part"]').waitFor();
  await result.getByRole('button', { name: 'Close' }).click();
  await hides(linking, 'docs-live .result-box');
});

it('the page of problems is filtered by keyboard, stays so when the list changes, and leads to pages and codes', async () => {
  const site = shared();
  site.write(`${docs}a.md`, '# A\n\n[gone](./gone.md)\n');
  site.write(`${docs}b.md`, '# B\n\n![none](./none.png) [lost](./lost.md)\n');
  const page = await openEmpty();
  await page.goto(`${site.origin()}/__docsgen/problems`);
  await expect.poll(() => page.locator('.problem').count(), patient).toBe(3);
  const visible = () => page.locator('.problem:visible .problem-title').allTextContents();

  await page.keyboard.press('/');
  await page.keyboard.type('lost.md points');
  await expect.poll(visible, patient).toStrictEqual(['Error The link ./lost.md points to a missing file']);
  expect(await page.locator('[data-filter-count]').textContent()).toBe('1 of 3 shown');
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Code').selectOption('broken-link');
  await expect.poll(async () => (await visible()).length, patient).toBe(2);
  site.write(`${docs}c.md`, '# C\n\n![none](./none.png) [missing](./missing.md)\n');
  await expect.poll(async () => (await visible()).length, patient).toBe(3);
  await page.reload();
  await expect.poll(async () => (await visible()).length, patient).toBe(3);

  await page.getByRole('link', { name: 'broken-link' }).click();
  await page.getByRole('heading', { name: 'Remedy' }).waitFor();
  await page.getByRole('link', { name: 'All problems' }).click();
  await page.getByRole('link', { name: '/docs/a', exact: true }).click();
  await shows(page, 'h1', 'A');
});
