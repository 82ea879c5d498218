import { describe, expect, it } from 'vitest';
import { samplePages } from '../support/sample-pages.ts';
import type { BrowserWindow } from './browser.ts';
import { arrived, goBack, isReady, load, open, scroll, textOf } from './frame.ts';

const link = '.sidebar a[href="/concepts/category/application"]';
const scrollPosition = (window: BrowserWindow) => window.evaluate(() => scrollY);

/** Returns how far below the navbar an element begins. */
const belowNavbar = (window: BrowserWindow, id: string) =>
  window.evaluate((target) => {
    const { bottom = 0 } = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return (document.getElementById(target)?.getBoundingClientRect().top ?? 0) - bottom;
  }, id);

it('pages of every kind load without errors, and are as wide as the window', async () => {
  const window = await open('/');
  for (const prefix of ['', '/es']) {
    for (const { path } of samplePages.filter(({ name }) => name !== 'unknown address')) {
      await load(window, prefix + path);
      const excess = await window.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, excess > 0]).toEqual([path, false]);
    }
  }
});

it('what goes wrong on a page is noticed, as the other tests expect', async () => {
  const window = await open('/concepts/intro', { isProvoking: true });
  expect(await window.problems()).toEqual([]);
  await window.evaluate(() => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an error');
    });
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/no/such.png"><p style="color: red">');
  });
  const problems = async () => (await window.problems()).join('\n');
  await expect.poll(problems).toMatch(/a warning/);
  await expect.poll(problems).toMatch(/an error/);
  await expect.poll(problems).toMatch(/such\.png/);
  await expect.poll(problems).toMatch(/style-src-attr/);
});

describe('a link of the sidebar', () => {
  it('leads to the next page without a load, with its title, focus and announcement', async () => {
    const window = await open('/concepts/intro');
    await window.evaluate(() => Reflect.set(globalThis, 'mark', true));
    await window.click(link);
    await arrived(window, '/concepts/category/application');
    await expect.poll(() => textOf(window, 'main h1')).toBe('Application');
    const title = await window.evaluate(() => document.title);
    expect(title).toMatch(/^Application/);
    expect(await textOf(window, 'docs-status')).toBe(title);
    expect(await window.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await scrollPosition(window)).toBe(0);
    expect(await window.evaluate(() => Reflect.get(globalThis, 'mark') === true)).toBe(true);
  });

  it('leads away from a position to which Back returns', async () => {
    const window = await open('/concepts/intro');
    await scroll(window, 400);
    await window.click(link);
    await arrived(window, '/concepts/category/application');
    await expect.poll(() => textOf(window, 'main h1')).toBe('Application');
    await goBack(window);
    await expect.poll(() => textOf(window, 'main h1')).toBe('Introduction');
    await expect.poll(() => scrollPosition(window)).toBe(400);
  });
});

it('Back from another document returns to the position, as often as it is asked', async () => {
  const window = await open('/concepts/intro');
  await scroll(window, 400);
  await load(window, '/blog');
  for (let times = 0; times < 2; times += 1) {
    await goBack(window);
    await arrived(window, '/concepts/intro');
    await expect.poll(() => scrollPosition(window)).toBe(400);
    await window.evaluate(() => history.forward());
    await arrived(window, '/blog');
    await isReady(window);
  }
});

describe('an anchor', () => {
  it('of the table of contents leads to its heading, below the navbar', async () => {
    const window = await open('/concepts/intro');
    await window.click('.toc a[href="#how-a-call-flows"]');
    await arrived(window, '/concepts/intro#how-a-call-flows');
    await expect.poll(() => belowNavbar(window, 'how-a-call-flows')).toBeLessThan(100);
    expect(await belowNavbar(window, 'how-a-call-flows')).toBeGreaterThanOrEqual(0);
    const isCurrent = () => document.querySelector('.toc a[aria-current]')?.getAttribute('href');
    await expect.poll(() => window.evaluate(isCurrent)).toBe('#how-a-call-flows');
  });

  it('of another page leads to its heading too', async () => {
    const window = await open('/concepts/intro');
    await window.click('main a[href$="agents#drafts-and-versions"]');
    await arrived(window, '/concepts/app/agents#drafts-and-versions');
    await expect.poll(() => textOf(window, 'main h1')).toBe('Agents');
    await expect.poll(() => belowNavbar(window, 'drafts-and-versions')).toBeLessThan(100);
    expect(await belowNavbar(window, 'drafts-and-versions')).toBeGreaterThanOrEqual(0);
  });
});
