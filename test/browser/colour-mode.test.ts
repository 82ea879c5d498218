import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser } from '../support/visit.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** Returns the colour mode at the moment when the body begins, which is before anything is painted, and at the end. */
async function modesOf(colorScheme: 'light' | 'dark', prepare: () => void): Promise<readonly unknown[]> {
  context = await browser.newContext({ baseURL: inject('plainSite').origin, colorScheme });
  await context.addInitScript(prepare);
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      Object.assign(globalThis, { modeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/concepts/intro');
  const modes = await page.evaluate(() => {
    const root = document.documentElement;
    const [red = 0] = getComputedStyle(root).backgroundColor.match(/[\d.]+/g) ?? [];
    return [Reflect.get(globalThis, 'modeAtBody'), root.dataset['theme'], Number(red) > 0.5 ? 'light' : 'dark'];
  });
  await context.close();
  return [...modes, ...errors];
}

describe('the colour mode', () => {
  it.each(['light', 'dark'] as const)('is light at first, whatever the system says (%s)', async (system) => {
    expect(await modesOf(system, () => undefined)).toEqual(['light', 'light', 'light']);
  });

  it('is the one that the reader chose, before the first paint', async () => {
    expect(await modesOf('light', () => localStorage.setItem('theme', 'dark'))).toEqual(['dark', 'dark', 'dark']);
    expect(await modesOf('dark', () => localStorage.setItem('theme', 'light'))).toEqual(['light', 'light', 'light']);
  });

  it('is the default where something else was stored', async () => {
    expect(await modesOf('dark', () => localStorage.setItem('theme', 'sepia'))).toEqual(['light', 'light', 'light']);
  });

  it('is the default where the browser keeps no storage', async () => {
    const block = () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    expect(await modesOf('dark', block)).toEqual(['light', 'light', 'light']);
  });
});
