import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, withTheme } from '../support/visit.ts';
import { openContext, type ReaderOptions } from './frame.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** Returns the colour mode at the moment when the body begins, which is before anything is painted, and at the end. */
async function modesOf(colorScheme: 'light' | 'dark', options: ReaderOptions = {}): Promise<readonly unknown[]> {
  const context = await openContext(browser, { colorScheme, ...options });
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      Object.assign(globalThis, { modeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${inject('plainSite').origin}/concepts/intro`);
  return page.evaluate(() => {
    const root = document.documentElement;
    const [red = 0] = getComputedStyle(root).backgroundColor.match(/[\d.]+/g) ?? [];
    return [Reflect.get(globalThis, 'modeAtBody'), root.dataset['theme'], Number(red) > 0.5 ? 'light' : 'dark'];
  });
}

describe('the colour mode', () => {
  it.each(['light', 'dark'] as const)('is light at first, whatever the system says (%s)', async (system) => {
    expect(await modesOf(system)).toEqual(['light', 'light', 'light']);
  });

  it('is the one that the reader chose, before the first paint', async () => {
    expect(await modesOf('light', { storageState: withTheme('dark') })).toEqual(['dark', 'dark', 'dark']);
    expect(await modesOf('dark', { storageState: withTheme('light') })).toEqual(['light', 'light', 'light']);
  });

  it('is the default where something else was stored', async () => {
    expect(await modesOf('dark', { storageState: withTheme('sepia') })).toEqual(['light', 'light', 'light']);
  });
});
