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
  writeFileSync(join(root, 'content/en/docs/b.md'), '# B\n\n- **Trunk.** One word in bold.\n');
  const wide = `| ${'https://example.com/'.repeat(9)} | trunk |`;
  writeFileSync(join(root, 'content/en/docs/c.md'), `# C\n\n| A | B |\n| --- | --- |\n${wide}\n`);
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

test('a definition is as wide as its block, not as a bold word in it', async () => {
  const page = await openPage(`${server.origin}/docs/b`);
  await page.locator('.glossary-term').hover();
  const lines = await page
    .getByText('A connection.')
    .evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(lines).toBeLessThan(2);
});

test('a definition in the last row of a wide table is in front of it, under its term', async () => {
  const page = await openPage(`${server.origin}/docs/c`, { viewport: { width: 390, height: 700 } });
  const term = page.locator('.glossary-term');
  await term.focus();
  const definition = page.getByText('A connection.');
  const isInFront = await definition.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) =>
      [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)),
    );
    return corners.every((each) => each === element);
  });
  expect(isInFront).toBe(true);
  const box = await page.locator('.table-box').evaluate((element) => ({
    scrolls: element.scrollHeight > element.clientHeight,
    mask: getComputedStyle(element).maskImage,
  }));
  expect(box).toEqual({ scrolls: false, mask: 'none' });
  const [of, at] = [await definition.boundingBox(), await term.boundingBox()];
  expect(of!.x).toBeLessThanOrEqual(at!.x);
  expect(of!.x + of!.width).toBeGreaterThanOrEqual(at!.x + at!.width);
});
