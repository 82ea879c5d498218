import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, settle } from './frame.ts';
import { open } from './navigation-page.ts';

/** Turns the wheel over the middle of the visible part of an element. */
async function turn(page: Page, selector: string): Promise<void> {
  const { x, y } = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (Math.max(top, 70) + Math.min(bottom, innerHeight)) / 2 };
    });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('the wheel scrolls the page', () => {
  const viewport = { width: 1280, height: 800 };

  it('over a sidebar and a table of contents that have nothing to scroll', async () => {
    const page = await open('/es/concepts/intro', { viewport });
    for (const selector of ['.sidebar', '.toc']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await settle(page);
      await turn(page, selector);
      await expect.poll(() => scrolled(page)).toBe(300);
    }
  });

  it('over code and tables, which scroll sideways only', async () => {
    const page = await open('/api/tutorial-basics/markdown-features', { viewport });
    for (const selector of ['.code pre', '.table-box', '.tab-list']) {
      const top = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          scrollTo({ top: element.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' });
          return scrollY;
        });
      await settle(page);
      await turn(page, selector);
      await expect.poll(() => scrolled(page)).toBe(top + 300);
    }
  });
});

describe('the wheel leaves the page where it is', () => {
  it('over the search box, which scrolls by itself', async () => {
    const page = await open('/concepts/intro');
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill('agent');
    await page.waitForFunction(() => {
      const body = document.querySelector('.search-body');
      return body && body.scrollHeight > body.clientHeight + 100;
    });
    await turn(page, '.search-body');
    await page.waitForFunction(() => (document.querySelector('.search-body')?.scrollTop ?? 0) > 50);
    expect(await scrolled(page)).toBe(0);
  });

  it('over an open drawer', async () => {
    const page = await open('/concepts/intro', { ...phone, viewport: { width: 390, height: 300 } });
    await page.locator('.menu > summary').click();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.sidebar') ?? document.body).translate === 'none',
    );
    await turn(page, '.sidebar');
    await page.waitForFunction(() => (document.querySelector('.sidebar')?.scrollTop ?? 0) > 50);
    expect(await scrolled(page)).toBe(0);
  });
});
