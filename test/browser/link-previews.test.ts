import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { openPage, phone, type ReaderOptions } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('minimal');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('locales:', "plugins: ['docsgen/plugins/link-previews'],\n  locales:"));
  const write = (name: string, content: string) => writeFileSync(join(root, `content/en/docs/${name}.md`), content);
  write(
    'from',
    '# From\n\n## Here\n\nSee [the *target*](./target.md#part), [here](#here), [other](https://example.com).\n',
  );
  write('target', '---\ndescription: "It is <about> calls."\n---\n\n# The target\n\n## Part\n\nText.\n');
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

const open = (options: ReaderOptions = {}) => openPage(`${server.origin}/docs/from`, options);
const preview = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name: string | RegExp = 'the target') =>
  page.locator('main').getByRole('link', { name, exact: true });

test('the pointer on a link shows title and description, and may move onto them', async () => {
  const page = await open();
  await link(page).hover();
  await preview(page).waitFor();
  expect(await preview(page).innerText()).toBe('The target\n\nIt is <about> calls.');
  expect(await link(page).getAttribute('aria-describedby')).toBe(await preview(page).getAttribute('id'));
  expect(await findFaults(page)).toEqual([]);
  await page.clock.install();
  await preview(page).hover();
  await page.clock.runFor(2000);
  expect(await preview(page).isVisible()).toBe(true);
  await page.getByRole('heading', { name: 'From' }).hover();
  await page.clock.runFor(2000);
  expect(await preview(page).isVisible()).toBe(false);
  expect(await link(page).getAttribute('aria-describedby')).toBeNull();
});

test('the focus shows it too, and Escape closes it without moving the focus', async () => {
  const page = await open();
  await page.keyboard.press('Tab');
  await link(page).focus();
  await preview(page).waitFor();
  await page.keyboard.press('Escape');
  expect(await preview(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('the target');
});

test('following the link closes it', async () => {
  const page = await open();
  await link(page).hover();
  await preview(page).waitFor();
  await link(page).click();
  await page.waitForURL('**/docs/target#part');
  expect(await preview(page).count()).toBe(0);
});

test('links to the same page and to other sites have none, and neither has a touch', async () => {
  const page = await open();
  await page.clock.install();
  for (const name of ['here', /^other/]) {
    await link(page, name).hover();
    await page.clock.runFor(2000);
    expect(await preview(page).count(), String(name)).toBe(0);
  }
  const touched = await open(phone);
  await touched.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await touched.clock.install();
  await link(touched).tap();
  await touched.clock.runFor(2000);
  expect(await preview(touched).count()).toBe(0);
});
