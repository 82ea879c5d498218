import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './frame.ts';

describe('spec 4: Collapsible panels: collapsed or expanded; the animation duration depends on panel height, is 1 ms if reduced motion is preferred, easing ease-in-out.', () => {
  /** Clicks a summary and returns the animation that it starts. */
  const press = (page: Page, selector: string) =>
    page.evaluate((where) => {
      const summary = document.querySelector<HTMLElement>(`${where} > summary`);
      const details = summary?.parentElement;
      const before = details?.getBoundingClientRect().height ?? 0;
      summary?.click();
      const [animation] = details?.getAnimations() ?? [];
      const { duration, easing } = animation?.effect?.getTiming() ?? {};
      return {
        before,
        duration,
        easing,
        isOpen: details?.hasAttribute('open'),
        count: document.getAnimations().filter((each) => each.constructor === Animation).length,
      };
    }, selector);
  const isOpen = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.hasAttribute('open'));
  const height = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  const duration = (pixels: number) => {
    const steps = pixels / 36;
    return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
  };
  const box = '#box';
  const addBox = (page: Page) =>
    page.evaluate(() =>
      document
        .querySelector('.prose')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<details id="box"><summary>More</summary><p>Text</p><p>Text</p><details id="inner"><summary>Inner</summary><p>Text</p></details></details>',
        ),
    );

  it('opens and closes for as long as its height asks for', async () => {
    const page = await openPage('/concepts/intro');
    for (const selector of ['.tree details:not([open])', box]) {
      if (selector === box) await addBox(page);
      const marked = selector === box ? box : '[data-tested]';
      if (selector !== box)
        await page
          .locator(selector)
          .first()
          .evaluate((element) => element.setAttribute('data-tested', ''));
      const { before, isOpen: _isOpen, ...timing } = await press(page, marked);
      await expect.poll(() => page.locator(marked).evaluate((element) => element.getAnimations().length)).toBe(0);
      const open = await height(page, marked);
      expect(timing).toMatchObject({ duration: duration(open - before), easing: 'ease-in-out', count: 1 });
      expect(open).toBeGreaterThan(before + 30);
      // The content is shown as long as it moves.
      expect((await press(page, marked)).isOpen).toBe(true);
      await expect.poll(() => isOpen(page, marked)).toBe(false);
      expect(await height(page, marked)).toBe(before);
    }
  });

  it('turns round at a second press', async () => {
    const page = await openPage('/concepts/intro');
    await addBox(page);
    const closed = await height(page, box);
    const rate = await page.locator(box).evaluate(async (element) => {
      const summary = element.querySelector('summary');
      summary?.click();
      for (const animation of element.getAnimations()) animation.currentTime = 100;
      summary?.click();
      const animations = await Promise.all(element.getAnimations().map(({ ready }) => ready));
      return animations.map(({ playbackRate }) => playbackRate);
    });
    expect(rate).toEqual([-1]);
    await expect.poll(() => isOpen(page, box)).toBe(false);
    expect(await height(page, box)).toBe(closed);
  });

  it('leaves what it lies in alone', async () => {
    const page = await openPage('/concepts/intro');
    await addBox(page);
    await press(page, box);
    await expect.poll(() => page.locator(box).evaluate((element) => element.getAnimations().length)).toBe(0);
    expect((await press(page, '#inner')).count).toBe(1);
    expect(await isOpen(page, box)).toBe(true);
  });

  it('takes 1 ms for readers who want less motion', async () => {
    const page = await openPage('/concepts/intro', { reducedMotion: 'reduce' });
    await addBox(page);
    expect((await press(page, box)).duration).toBe(1);
  });

  it('never shows its content again after it has closed', async () => {
    const page = await openPage('/concepts/intro');
    await addBox(page);
    await press(page, box);
    await expect.poll(() => page.locator(box).evaluate((element) => element.getAnimations().length)).toBe(0);
    const heights = await page.locator(box).evaluate(async (element) => {
      const seen: number[] = [];
      element.querySelector('summary')?.click();
      while (element.hasAttribute('open')) {
        await new Promise((done) => requestAnimationFrame(done));
        seen.push(element.getBoundingClientRect().height);
      }
      return seen;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });
});
