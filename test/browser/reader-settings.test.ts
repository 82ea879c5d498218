import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin } = await serveSmallSite('everybody');

/** Returns how two elements are drawn, but for what only a color shows. */
const shapesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const { outlineStyle, outlineWidth, fontWeight, borderWidth, borderColor } = getComputedStyle(element);
        const { content } = getComputedStyle(element, '::before');
        return [outlineStyle, outlineWidth, fontWeight, borderWidth, borderColor, content].join(' ');
      }),
    selectors,
  );

describe('with the colors of the system', () => {
  it.each([
    ['the current page in the sidebar', '.tree-link[aria-current]', '.tree-link:not([aria-current])'],
    ['the current heading in the contents', '.toc a[aria-current]', '.toc a:not([aria-current])'],
    ['the current item of the bar', '.navbar-link[aria-current]', 'a.navbar-link:not([aria-current])'],
    ['the current language', '.dropdown-link[aria-current]', '.dropdown-link:not([aria-current])'],
    ['the selected tab', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['a highlighted line of code', '.line.highlighted', '.line:not(.highlighted, .added, .removed)'],
    ['an added line of code', '.line.added', '.line:not(.highlighted, .added, .removed)'],
    ['a removed line of code', '.line.removed', '.line.added'],
    ['a task that is done', '.task-list-item input:checked', '.task-list-item input:not(:checked)'],
  ])('more than a color marks %s', async (_, marked, unmarked) => {
    const page = await openPage(`${origin}/docs/parts`, { forcedColors: 'active' });
    const [one, other] = await shapesOf(page, [marked, unmarked]);
    expect(one).not.toBe(other);
  });

  it('more than a color marks a pressed button', async () => {
    const page = await openPage(`${origin}/docs/parts`, { forcedColors: 'active', ...phone });
    const button = page.locator('[data-tool=wrap]').first();
    await button.evaluate((tool) => tool.removeAttribute('hidden'));
    const before = await shapesOf(page, ['[data-tool=wrap]']);
    await button.evaluate((tool) => (tool.ariaPressed = 'true'));
    expect(await shapesOf(page, ['[data-tool=wrap]'])).not.toEqual(before);
  });

  it('more than a color marks the chosen result of the search', async () => {
    const page = await openPage(`${origin}/docs/parts`, { forcedColors: 'active' });
    await page.locator('.search-opener:visible').click();
    await page.locator('.search-dialog [type=search]').fill('agent');
    await page.locator('.hit[aria-selected=true]').waitFor();
    const [chosen, other] = await shapesOf(page, ['.hit[aria-selected=true]', '.hit[aria-selected=false]']);
    expect(chosen).not.toBe(other);
  });
});

describe('with reduced motion', () => {
  /** What moves by the clock, not by scrolling. */
  /** A fold takes the one millisecond that its script needs to hear of its end. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '')),
    );

  it.each([
    { name: 'a desk', window: {} },
    { name: 'a phone', window: phone },
  ])('nothing moves on $name, whatever is pressed', async ({ window }) => {
    const page = await openPage(`${origin}/docs/parts`, { ...window, reducedMotion: 'reduce' });
    const controls =
      '.menu > summary, .dropdown > summary, .tree summary, .prose summary, .page-open > summary, .color-switch';
    const tools = '[role=tab], .code-tools button, .announcement-close';
    for (const control of await page.locator(`:is(${controls}, ${tools}):visible`).all()) {
      // A menu that another one has closed.
      if (!(await control.isVisible())) continue;
      await control.hover({ force: true });
      expect(await moving(page)).toEqual([]);
      await control.dispatchEvent('click');
      expect(await moving(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.zoom-open').dispatchEvent('click');
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.search-opener').first().dispatchEvent('click');
    await page.locator('.search-dialog[open]').waitFor();
    expect(await moving(page)).toEqual([]);
  });
});
