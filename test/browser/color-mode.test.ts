import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { serveSite } from '../support/server.ts';
import { buildFolder, copySite } from '../support/small-site.ts';
import { withTheme } from '../support/visit.ts';
import { isReady, openEmpty, type ReaderOptions } from './frame.ts';
import { keyIn, storeOn } from '../support/stored.ts';

/**
 * Returns the color mode at the moment when the body begins, which is before anything is painted,
 * and at the end.
 */
async function modesOf(colorScheme: 'light' | 'dark', options: ReaderOptions = {}): Promise<readonly unknown[]> {
  const page = await openEmpty({ colorScheme, ...options });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      Object.assign(globalThis, { modeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${inject('plainSite').origin}/concepts/intro`);
  return page.evaluate(() => {
    const root = document.documentElement;
    const [red = 0] = getComputedStyle(root).backgroundColor.match(/[\d.]+/g) ?? [];
    return [Reflect.get(globalThis, 'modeAtBody'), root.dataset['theme'], Number(red) > 0.5 ? 'light' : 'dark'];
  });
}

describe('the color mode', () => {
  it.each(['light', 'dark'] as const)('is light at first, whatever the system prefers (%s)', async (system) => {
    expect(await modesOf(system)).toEqual(['light', 'light', 'light']);
  });

  it("is the reader's choice before the first paint", async () => {
    expect(await modesOf('light', { storageState: withTheme('dark') })).toEqual(['dark', 'dark', 'dark']);
    expect(await modesOf('dark', { storageState: withTheme('light') })).toEqual(['light', 'light', 'light']);
  });

  it('is the default if an invalid value was stored', async () => {
    expect(await modesOf('dark', { storageState: withTheme('sepia') })).toEqual(['light', 'light', 'light']);
  });
});

it('is the one that the address asks for, on that page only', async () => {
  const page = await openEmpty({ storageState: withTheme('light') });
  const mode = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.goto(`${inject('plainSite').origin}/concepts/intro?x=1&theme=dark`);
  expect(await mode()).toBe('dark');
  await page.goto(`${inject('plainSite').origin}/concepts/intro?theme=darkest`);
  expect(await mode()).toBe('light');
});

/** Returns the server of a small site with these color modes, until the test ends. */
async function serveModes(colorMode: string): Promise<string> {
  const root = copySite('minimal');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const head = "title: 'Modes', url: 'https://modes.example.com', locales: { en: {} }";
  const config = `export default { ${head}, collections: { docs: { type: 'docs' } }, colorMode: ${colorMode} };`;
  writeFileSync(join(root, 'site.config.ts'), config);
  const { out } = await buildFolder(root);
  const server = await serveSite(out);
  onTestFinished(() => server.close());
  return `${server.origin}/docs/intro`;
}

describe('a site that follows the system', () => {
  const stateOf = (page: Page) =>
    page.evaluate(() => {
      const { theme, themeChoice } = document.documentElement.dataset;
      const { ariaLabel } = document.querySelector('.color-switch') ?? {};
      return [theme, themeChoice, /currently (\w+)/.exec(ariaLabel ?? '')?.[1]];
    });

  it('has a third state where it is asked for, in all windows', async () => {
    const address = await serveModes("{ default: 'system', switch: 'three-state' }");
    const page = await openEmpty({ colorScheme: 'dark' });
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await each.goto(address);
      await isReady(each);
    }
    expect(await stateOf(page)).toEqual(['dark', 'system', 'system']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => stateOf(page)).toEqual(['light', 'system', 'system']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => stateOf(page)).toEqual(['dark', 'system', 'system']);
    for (const [mode, label] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['dark', 'system'],
      ['light', 'light'],
    ]) {
      await page.locator('.color-switch').click();
      await expect.poll(() => stateOf(page)).toEqual([mode, label, label]);
      await expect.poll(() => stateOf(other)).toEqual([mode, label, label]);
    }
    // A choice is kept, whatever the system does.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect.poll(() => stateOf(page)).toEqual(['light', 'light', 'light']);
  });

  it('follows it without a switch, whatever is stored', async () => {
    const address = await serveModes("{ default: 'system', switch: false }");
    const page = await openEmpty({ colorScheme: 'dark' });
    await page.goto(address);
    expect(await stateOf(page)).toEqual(['dark', undefined, undefined]);
    await page.evaluate(() => window.localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => stateOf(page)).toEqual(['light', undefined, undefined]);
    await page.reload();
    expect(await stateOf(page)).toEqual(['light', undefined, undefined]);
  });

  it('follows it with two states until the reader chooses', async () => {
    const address = await serveModes("{ default: 'system' }");
    const page = await openEmpty({ colorScheme: 'dark' });
    await page.goto(address);
    await isReady(page);
    expect(await stateOf(page)).toEqual(['dark', undefined, 'dark']);
    await page.locator('.color-switch').click();
    await expect.poll(() => stateOf(page)).toEqual(['light', undefined, 'light']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await stateOf(page)).toEqual(['light', undefined, 'light']);
  });
});

const fixed = `export default {
  title: 'Fixed',
  url: 'https://fixed.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  colorMode: { default: 'dark', switch: false },
  announcement: { id: 'news', content: 'News', isCloseable: false },
};
`;

it('a choice that a site does not offer is not followed, whatever is stored: mode, dismissed announcement', async () => {
  const root = copySite('minimal');
  writeFileSync(join(root, 'site.config.ts'), fixed);
  const { out, read } = await buildFolder(root);
  const server = await serveSite(out);
  try {
    const localStorage = [
      ['theme', 'light'],
      ['announcement.id', 'news'],
      ['announcement.dismiss', 'true'],
    ].map(([name = '', value = '']) => ({ name: keyIn(read('404.html'), name), value }));
    const storageState = { cookies: [], origins: [{ origin: server.origin, localStorage }] };
    const page = await openEmpty({ storageState });
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await each.goto(`${server.origin}/docs/intro`);
      await isReady(each);
    }
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await mode()).toBe('dark');
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    // An older page of the site has a switch, and so has another site of the same origin.
    await page.evaluate(() => addEventListener('storage', ({ key }) => Reflect.set(window, 'last', key)));
    for (const mode of ['dark', 'light']) await storeOn(other, 'theme', mode);
    await other.evaluate(() => {
      for (const mode of ['dark', 'light']) window.localStorage.setItem('theme', mode);
      window.localStorage.setItem('last', '');
    });
    await page.waitForFunction(() => Reflect.get(window, 'last') === 'last');
    expect(await mode()).toBe('dark');
  } finally {
    await server.close();
    await rm(root, { recursive: true, force: true });
  }
});
