import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readAccessibilityTree } from '../support/accessibility-tree.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin } = await serveSmallSite('everybody');

const fixtures = join(import.meta.dirname, '../fixtures/accessibility');

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly onPhone?: boolean;
  /** Brings the page into the state that is written down. */
  readonly act?: (page: Page) => Promise<void>;
}

const openSearch = async (page: Page) => {
  await page.locator('.search-opener:visible').click();
  await page.locator('.search-dialog [type=search]').fill('agent');
  await page.locator('.search-dialog .hit').first().waitFor();
};

const openDrawer = async (page: Page) => {
  await page.locator('.menu > summary').click();
  // The page behind it becomes inert after its first frame.
  await page.locator('.main[inert]').waitFor({ state: 'attached' });
};

const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'doc', path: '/docs/guides/first' },
  { name: 'parts', path: '/docs/parts' },
  { name: 'second tab', path: '/docs/parts', act: (page) => page.getByRole('tab', { name: 'Two' }).click() },
  { name: 'post', path: '/blog/2026/03/20/news' },
  { name: 'posts', path: '/blog' },
  { name: 'search box', path: '/docs', act: openSearch },
  {
    name: 'search page',
    path: '/search?q=agent',
    act: (page) => page.locator('.search-results .hit').first().waitFor(),
  },
  { name: 'drawer with the sidebar', path: '/docs/guides/first', onPhone: true, act: openDrawer },
  {
    name: 'drawer with the main menu',
    path: '/docs/guides/first',
    onPhone: true,
    act: async (page) => {
      await openDrawer(page);
      await page.locator('.menu-back').click();
    },
  },
  {
    name: 'enlarged picture',
    path: '/docs/parts',
    act: async (page) => {
      await page.locator('.zoom-open').click();
      await page.locator('.zoom-dialog[open]').waitFor();
    },
  },
  { name: 'page that does not exist', path: '/no/such/page' },
];

// `UPDATE=1` writes the expected trees. Read them as a screen reader would say them.
it.each(scenes)('what screen readers are told of: $name', async ({ name, path, onPhone = false, act }) => {
  const page = await openPage(origin + path, { ...(onPhone ? phone : {}), reducedMotion: 'reduce' });
  await act?.(page);
  const tree = await readAccessibilityTree(page);
  const file = join(fixtures, `${name.replaceAll(' ', '-')}.txt`);
  if (process.env['UPDATE'] === '1') writeFileSync(file, tree);
  expect(tree).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});
