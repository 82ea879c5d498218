import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, stopClock } from './frame.ts';
import { open, isSame, heading, sidebarLink, click, visit, arrived, goTo } from './navigation-page.ts';
import { runLength } from '../support/run-length.ts';

/** Waits until the history entry stores the reader's position. */
const isPlaceKept = (page: Page) => page.waitForFunction(() => history.state?.scroll === scrollY);

describe('the history', () => {
  it('brings back each page where the reader left it', async () => {
    const page = await open('/concepts/app/agents');
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => scrollY > 400);
    await isPlaceKept(page);
    const left = await page.evaluate(() => scrollY);
    await goTo(page, '/concepts/app/actions');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 100);
    await isPlaceKept(page);
    const second = await page.evaluate(() => scrollY);
    await page.goBack();
    await arrived(page, '/concepts/app/agents');
    await page.waitForFunction((y) => scrollY === y, left);
    expect(await heading(page)).toBe('Agents');
    await page.goForward();
    await arrived(page, '/concepts/app/actions');
    await page.waitForFunction((y) => scrollY === y, second);
    expect(await isSame(page)).toBe(true);
    await page.reload();
    await page.waitForFunction((y) => scrollY === y, second);
  });

  it('distinguishes headings of one page', async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1400, height: 500 } });
    await click(page, '.toc a[href="#how-a-call-flows"]');
    await page.waitForFunction(() => scrollY > 100);
    await isPlaceKept(page);
    const first = await page.evaluate(() => scrollY);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 0);
    await page.goForward();
    await page.waitForFunction((y) => scrollY === y, first);
    expect(await isSame(page)).toBe(true);
  });

  it('goes to the target of an address, and to the top without', async () => {
    const page = await open('/');
    await goTo(page, '/concepts/intro#how-a-call-flows');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('how-a-call-flows')?.getBoundingClientRect().top ?? 999) < 150,
    );
    await goTo(page, '/concepts/intro');
    await page.waitForFunction(() => scrollY === 0);
  });

  it('keeps the position if only the query changes', async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1300, height: 500 } });
    const y = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.evaluate(() => Reflect.set(window, 'main', document.querySelector('main')?.firstElementChild));
    await goTo(page, '/concepts/intro?q=1');
    expect(await y()).toBe(300);
    // The text is the same, so nothing is loaded.
    expect(
      await page.evaluate(() => Reflect.get(window, 'main') === document.querySelector('main')?.firstElementChild),
    ).toBe(true);
    await goTo(page, '/concepts/intro');
    await page.goBack();
    await arrived(page, '/concepts/intro?q=1');
    expect(await y()).toBe(300);
    await goTo(page, '/concepts/intro?q=1#how-a-call-flows');
    const target = await y();
    expect(target).not.toBe(300);
    await page.evaluate(() => scrollTo({ top: 350, behavior: 'instant' }));
    await goTo(page, '/concepts/intro?q=2#how-a-call-flows');
    expect(await y()).toBe(350);
    await goTo(page, '/concepts/intro?q=2');
    expect(await y()).toBe(0);
    expect(await isSame(page)).toBe(true);
  });
});

describe('assistive technology', () => {
  it('announces the title, and the focus moves to the text', async () => {
    const page = await open('/concepts/intro');
    await page.keyboard.press('Tab');
    await sidebarLink(page, 'Application').focus();
    await page.keyboard.press('Enter');
    await arrived(page, '/concepts/category/application');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.locator('docs-status').textContent()).toBe(await page.title());
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Introduction'));
    expect(await page.locator('docs-status').textContent()).toBe(await page.title());
  });

  it('has no error at a hash that is not valid encoded text', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => {
      document.querySelector('main h2')?.setAttribute('id', '100%');
      location.hash = '#100%';
    });
    await page.waitForFunction(() => scrollY > 0);
    await goTo(page, '/blog#%E0%A4%A');
    await goTo(page, '/concepts/intro#50%');
    expect(await heading(page)).toBe('Introduction');
  });

  it('has the focus on the target of the address if it can have it', async () => {
    const page = await open('/');
    await goTo(page, '/concepts/intro#main');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('the progress bar', () => {
  it('spec 4: Progress bar: starts 200 ms after a route change and finishes when the route has updated.', async () => {
    const page = await open('/concepts/intro');
    const arrive = await holdBack(page, '**/blog');
    await stopClock(page);
    await visit(page, '/blog');
    await page.clock.runFor(199);
    expect(await page.locator('docs-progress').count()).toBe(0);
    await page.clock.runFor(1);
    expect(await page.locator('docs-progress').count()).toBe(1);
    const box = await page.locator('docs-progress').evaluate((bar) => ({
      height: bar.clientHeight,
      position: getComputedStyle(bar).position,
      events: getComputedStyle(bar).pointerEvents,
    }));
    expect(box).toEqual({ height: 2, position: 'fixed', events: 'none' });
    arrive();
    await arrived(page, '/blog');
    await page.locator('docs-progress.done').waitFor({ state: 'attached' });
    await page.clock.runFor(400);
    expect(await page.locator('docs-progress').count()).toBe(0);
  });

  it('never shows on a quick page', async () => {
    const page = await open('/concepts/intro');
    // The page is prefetched, so that it is quick even on a busy machine.
    const loaded = page.waitForResponse('**/blog').then((response) => response.finished());
    await page.locator('.navbar a[href="/blog"]').hover();
    await loaded;
    await stopClock(page);
    await goTo(page, '/blog');
    await page.clock.runFor(1000);
    expect(await page.locator('docs-progress').count()).toBe(0);
  });
});

describe('motion', () => {
  it('does not blend the pages: a click would wait for it', async () => {
    const page = await open('/concepts/intro', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('A view transition was started.');
      };
    });
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    await expect.poll(() => page.title()).toContain('Blog');
  });
});

it('leaves nothing behind after many pages', async () => {
  const page = await open('/concepts/intro');
  const session = await page.context().newCDPSession(page);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { documents, nodes, jsEventListeners };
  };
  const stops = ['/concepts/app/agents', '/blog', '/es/concepts/intro', '/', '/concepts/intro'];
  const round = async () => {
    for (const stop of stops) await goTo(page, stop);
  };
  await round();
  await round();
  const before = await count();
  for (let rounds = 0; rounds < runLength({ short: 4, long: 10 }); rounds += 1) await round();
  const after = await count();
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes * 0.1);
  // One page that is not collected yet is not a leak; one for each visit is.
  expect(after.documents - before.documents).toBeLessThanOrEqual(5);
});
