import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { openPage } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('minimal');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('locales:', "plugins: ['docsgen/plugins/glossary'],\n  locales:"));
  writeFileSync(join(root, 'glossary.yml'), 'en:\n  trunk: A connection.\n');
  writeFileSync(join(root, 'content/en/docs/a.md'), '# A\n\nOne trunk.\n');
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

test('Escape closes a definition until the pointer or the focus comes to the term again', async () => {
  const page = await openPage(`${server.origin}/docs/a`);
  const term = page.locator('.glossary-term');
  const definition = page.getByText('A connection.');
  const heading = page.getByRole('heading', { name: 'A', exact: true });
  await term.hover();
  expect(await definition.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => definition.isVisible()).toBe(false);
  await heading.hover();
  await page.waitForFunction(() => !document.querySelector('.glossary-closed'));
  await term.hover();
  expect(await definition.isVisible()).toBe(true);

  await heading.hover();
  await term.focus();
  expect(await definition.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => definition.isVisible()).toBe(false);
  expect(await term.evaluate((element) => element === document.activeElement)).toBe(true);
});
