import { describe, expect, it } from 'vitest';
import { someLocales, samplePagesIn } from '../support/sample-pages.ts';
import { openEmpty } from './frame.ts';
import { arrived, open, origin } from './navigation-page.ts';

/** A window of 1280 px for a reader who has zoomed in. */
const zoomed = (factor: number) => ({
  viewport: { width: 1280 / factor, height: 800 / factor },
  deviceScaleFactor: factor,
});

const factors = [2, 4];

it.each(someLocales)('every page can be read without scrolling sideways, in $locale', async ({ locale, prefix }) => {
  const page = await openEmpty({ ...zoomed(2), reducedMotion: 'reduce' });
  for (const { name, path } of samplePagesIn(locale)) {
    await page.goto(origin + prefix + path);
    for (const factor of factors) {
      await page.setViewportSize(zoomed(factor).viewport);
      const { overflow, cut } = await page.evaluate(() => {
        const isCut = (element: Element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const scroller = element.closest('pre, table, .table, .diagram, .visually-hidden, .skip-link');
          return width > 0 && !scroller && (left < -1 || right > innerWidth + 1);
        };
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          cut: [...document.querySelectorAll('main *, .footer *, .navbar-bar *')].filter(isCut).map((e) => e.outerHTML),
        };
      });
      expect({ name, factor, overflow: Math.max(overflow, 0), cut }).toEqual({ name, factor, overflow: 0, cut: [] });
    }
  }
});

describe.each(factors)('enlarged %i times', (factor) => {
  it('the menu is there, and its links work', async () => {
    const page = await open('/concepts/intro', zoomed(factor));
    await page.getByLabel('Toggle navigation bar').click();
    const link = page.locator('.sidebar').getByRole('link', { name: 'Application', exact: true });
    await link.scrollIntoViewIfNeeded();
    const { left, right } = await link.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280 / factor);
    await link.click();
    await arrived(page, '/concepts/category/application');
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });
});
