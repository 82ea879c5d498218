import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openEmpty, openPage, phone, settle } from './frame.ts';

// A page with everything that may be wider than a screen, and a navbar with many items.
const { origin } = await serveSmallSite('wide');

/** Shows a page in all widths from 320 to 1,280 px. Returns those in which it scrolls sideways. */
async function tooNarrow(page: Page, hasScripts: boolean): Promise<readonly number[]> {
  const found: number[] = [];
  for (let width = 320; width <= 1280; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    // Without scripts there is nothing to wait for.
    if (hasScripts) await settle(page);
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
    if (!fits) found.push(width);
  }
  return found;
}

const open = async (path: string, javaScriptEnabled: boolean) => {
  const page = await openEmpty({ javaScriptEnabled, provoked: [/example\.com|youtube-nocookie/] });
  await page.route(/example\.com|youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin + path);
  if (javaScriptEnabled) await page.waitForSelector('html[data-js=ready]');
  return page;
};

describe('no page scrolls sideways', () => {
  it.each([
    ['/guide/wide', true],
    ['/guide/wide', false],
    ['/ar/guide/wide', true],
  ])('%s, with scripts: %s', async (path, scripts) => {
    expect(await tooNarrow(await open(path, scripts), scripts)).toEqual([]);
  });
});

it('frames, films and pictures keep their form in a narrow column', async () => {
  const page = await open('/guide/wide', true);
  await page.setViewportSize({ width: 390, height: 844 });
  const forms = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prose :is(iframe, video, canvas, embed, svg[width="1700"])')].map(
      (element) => {
        const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)));
        const box = element.getBoundingClientRect();
        return Math.abs(box.width / box.height - (width ?? 0) / (height ?? 1)) < 0.3 * ((width ?? 0) / (height ?? 1));
      },
    ),
  );
  expect(forms.length).toBeGreaterThan(3);
  expect(forms).not.toContain(false);
});

it('lines and tables of HTML scroll in a box of their own', async () => {
  const page = await open('/guide/wide', true);
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolls = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX);
  expect(await scrolls('.prose > pre')).toBe('auto');
  expect(await scrolls('.prose blockquote pre')).toBe('auto');
  expect(await scrolls('.table-box')).toBe('auto');
});

describe('a navbar that does not fit', () => {
  const isFolded = (page: Page) => page.locator('.menu > summary').isVisible();

  it('is folded above 996 px too, and its menu opens as on a narrow screen', async () => {
    const page = await open('/guide/wide', true);
    await page.setViewportSize({ width: 1080, height: 800 });
    await expect.poll(() => isFolded(page)).toBe(true);
    await page.locator('.menu > summary').click();
    await page.getByRole('link', { name: 'Changelog' }).waitFor();
    // The sidebar stays beside the text.
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: 'Changelog' }).isVisible()).toBe(false);
  });

  it('is in one line where it fits, and closes its menu there', async () => {
    const page = await open('/guide/wide', true);
    await page.setViewportSize({ width: 1080, height: 800 });
    await page.locator('.menu > summary').click();
    await page.setViewportSize({ width: 1700, height: 800 });
    await expect.poll(() => isFolded(page)).toBe(false);
    await expect.poll(() => page.locator('main').getAttribute('inert')).toBe(null);
    expect(await page.getByRole('link', { name: 'Changelog' }).isVisible()).toBe(true);
    expect(await page.locator('.navbar').evaluate((bar) => bar.clientHeight)).toBeLessThan(64);
  });

  it('one that fits is folded below 996 px only', async () => {
    const page = await openPage('/');
    for (const [width, folded] of [
      [995, true],
      [996, false],
      [1080, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => isFolded(page)).toBe(folded);
    }
  });
});

it.each(['', '/es', '/pt'])(
  'on a phone, the tables of two columns on %s/concepts/app/api-manager fit',
  async (path) => {
    const page = await openPage(`${path}/concepts/app/api-manager`, phone);
    const boxes = await page
      .locator('.table-box')
      .evaluateAll((all) =>
        all
          .filter((box) => box.querySelectorAll('thead th').length === 2)
          .map((box) => ({ over: box.scrollWidth - box.clientWidth, name: box.querySelector('td')?.clientWidth ?? 0 })),
      );
    expect(boxes.length).toBeGreaterThan(20);
    expect(boxes.filter(({ over, name }) => over > 1 || name < 100)).toEqual([]);
  },
);
