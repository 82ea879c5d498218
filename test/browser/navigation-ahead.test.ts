import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isReady, openEmpty, settle, stopClock } from './frame.ts';
import { arrived, click, goTo, heading, open, origin } from './navigation-page.ts';

describe('prefetched pages', () => {
  it('are parsed while the reader points at their link, and each visit gets a new document', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => {
      let count = 0;
      Reflect.set(window, 'parsed', 0);
      class CountingParser extends DOMParser {
        override parseFromString(...texts: Parameters<DOMParser['parseFromString']>) {
          Reflect.set(window, 'parsed', (count += 1));
          return super.parseFromString(...texts);
        }
      }
      window.DOMParser = CountingParser;
    });
    const parsed = () => page.evaluate((): number => Reflect.get(window, 'parsed'));
    await page.locator('.navbar a[href="/blog"]').hover();
    await expect.poll(parsed).toBe(1);
    await page.locator('.navbar a[href="/blog"]').click();
    await arrived(page, '/blog');
    expect(await parsed()).toBe(1);
    expect(await page.locator('main .post-summary').count()).toBeGreaterThan(0);
    await page.goBack();
    await arrived(page, '/concepts/intro');
    await page.goForward();
    await arrived(page, '/blog');
    await expect.poll(() => page.locator('main .post-summary').count()).toBeGreaterThan(0);
  });

  it('bring their style sheets along', async () => {
    const page = await open('/concepts/intro');
    const sheets: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.css')) sheets.push(pathname.replace(/-[^-]+$/, ''));
    });
    await page.locator('.navbar a[href="/blog"]').hover();
    await expect.poll(() => sheets).toContain('/assets/blog');
    expect(await heading(page)).toBe('Introduction');
  });

  it('are drawn before the page event, except those with tabs', async () => {
    const page = await open('/concepts/intro');
    const inFrame = async (where: string) => {
      await page.evaluate(() => {
        let isDrawn = false;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => (isDrawn = true));
        }).observe(document.querySelector('.main')?.parentElement ?? document, { childList: true });
        document.addEventListener('docsgen:page', () => Reflect.set(window, 'wasDrawn', isDrawn), { once: true });
        Reflect.set(window, 'wasDrawn', null);
      });
      await goTo(page, where);
      await page.waitForFunction(() => Reflect.get(window, 'wasDrawn') !== null);
      return page.evaluate((): boolean => Reflect.get(window, 'wasDrawn'));
    };
    expect(await inFrame('/concepts/app/agents')).toBe(true);
    expect(await inFrame('/api/tutorial-basics/markdown-features')).toBe(false);
  });

  const watch = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && !pathname.startsWith('/assets/')) asked.push(pathname);
    });
    return asked;
  };

  it('are loaded by pointer and focus, once', async () => {
    const page = await open('/markdown-page');
    const asked = watch(page);
    await page.locator('.navbar a[href="/blog"]').hover();
    await expect.poll(() => asked).toEqual(['/blog']);
    await page.locator('.navbar a[href="/api/intro"]').focus();
    await expect.poll(() => asked).toEqual(['/blog', '/api/intro']);
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    expect(asked.filter((address) => address === '/blog')).toHaveLength(1);
  });

  it('are loaded by touch', async () => {
    const page = await open('/markdown-page', { hasTouch: true });
    const asked = watch(page);
    await page.locator('.navbar a[href="/blog"]').dispatchEvent('touchstart');
    await expect.poll(() => asked).toEqual(['/blog']);
  });

  it('are some of the visible links of the text', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `/in-advance/${index + 1}`);
    const page = await openEmpty();
    await page.route('**/in-advance/*', (route) => route.fulfill({ contentType: 'text/html', body: 'A page' }));
    await page.route('**/markdown-page', async (route) => {
      const response = await route.fetch();
      const links = addresses.map((address) => `<a href="${address}">x</a> `).join('');
      await route.fulfill({ response, body: (await response.text()).replace(/<main[^>]*>/, `$&${links}`) });
    });
    const asked = watch(page);
    const isLast = (response: Response) => response.url().endsWith('/in-advance/4');
    const last = page.waitForEvent('response', isLast).then((response) => response.finished());
    await page.goto(`${origin}/markdown-page`);
    // They are loaded one by one, so the next would be requested now.
    await last;
    await settle(page);
    expect(asked).toEqual(addresses.slice(0, 4));
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'are not loaded with %j, but visits are',
    async (connection) => {
      const page = await openEmpty();
      await page.addInitScript(
        (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
        connection,
      );
      const asked = watch(page);
      await page.goto(`${origin}/blog`);
      await isReady(page);
      await stopClock(page);
      await page.locator('.navbar a[href="/api/intro"]').hover();
      await page.clock.runFor(1000);
      await page.locator('.navbar a[href="/"]').first().focus();
      expect(asked).toEqual([]);
      await click(page, '.navbar a[href="/api/intro"]');
      await arrived(page, '/api/intro');
      expect(asked).toContain('/api/intro');
    },
  );
});
