import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { openPage, phone } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('minimal');
  const config = join(root, 'site.config.ts');
  const plugins = "plugins: [['docsgen/plugins/twoslash', { typescript: 'typescript-6' }]],";
  writeFileSync(config, readFileSync(config, 'utf8').replace('locales:', `${plugins}\n  locales:`));
  writeFileSync(
    join(root, 'content/en/docs/a.md'),
    '# A\n\n```ts twoslash\nconst calls = 1;\nconst all = calls + calls;\n```\n',
  );
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

test('a type opens by the pointer and by the keyboard, and Escape closes it', async () => {
  const page = await openPage(`${server.origin}/docs/a`);
  const name = page.locator('.types', { hasText: 'const calls: 1' }).first();
  const type = name.locator('.types-type');
  const heading = page.getByRole('heading', { name: 'A', exact: true });
  expect(await type.isVisible()).toBe(false);
  await name.hover();
  await expect.poll(() => type.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => type.isVisible()).toBe(false);
  await heading.hover();
  await name.hover();
  await expect.poll(() => type.isVisible()).toBe(true);
  await heading.hover();
  await expect.poll(() => type.isVisible()).toBe(false);

  const isFocused = () => name.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 40 && !(await isFocused()); count += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await expect.poll(() => type.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => type.isVisible()).toBe(false);
  expect(await isFocused()).toBe(true);
});

test('a tap opens the type of any name of a sample, and a tap elsewhere closes it', async () => {
  const page = await openPage(`${server.origin}/docs/a`, phone);
  const names = page.locator('.types', { hasText: 'const calls: 1' });
  const heading = page.getByRole('heading', { name: 'A', exact: true });
  expect(await names.count()).toBe(3);
  for (const name of await names.all()) {
    const type = name.locator('.types-type');
    expect(await type.isVisible()).toBe(false);
    await name.tap({ position: { x: 4, y: 4 } });
    await expect.poll(() => type.isVisible()).toBe(true);
    await heading.tap();
    await expect.poll(() => type.isVisible()).toBe(false);
  }
});
