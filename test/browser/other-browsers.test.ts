import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withTheme } from '../support/visit.ts';
import { openEmpty, scroll } from './frame.ts';
import { open, origin } from './navigation-page.ts';

// Bugs that were found in Firefox and WebKit, as far as Chromium can show them.

describe('a page that comes back from the memory of the browser', () => {
  const comeBack = (page: Page, persisted: boolean) =>
    page.evaluate((isKept) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: isKept }));
      // WebKit does this to a page that restores its scroll position itself.
      scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
      return scrollY;
    }, persisted);

  it('has the scroll position where the reader left it', async () => {
    const page = await open('/concepts/intro');
    await scroll(page, 400);
    expect(await comeBack(page, true)).toBe(400);
    await scroll(page, 410);
    await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(410);
  });

  it('is left unchanged if it was only just loaded', async () => {
    const page = await open('/concepts/intro');
    await scroll(page, 400);
    expect(await comeBack(page, false)).toBe(0);
  });
});

it('the results of the search are as high as they need, whatever the height of the box is derived from', async () => {
  const page = await open('/concepts/intro');
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog').waitFor();
  expect(await page.locator('.search-body').evaluate((body) => getComputedStyle(body).flex)).toBe('1 1 auto');
});

it('English prose is not hyphenated, the prose of other languages is', async () => {
  const page = await open('/concepts/intro');
  const hyphens = () =>
    page
      .locator('.prose p')
      .first()
      .evaluate((text) => getComputedStyle(text).hyphens);
  expect(await hyphens()).toBe('manual');
  await page.goto(`${origin}/es/concepts/intro`);
  expect(await hyphens()).toBe('auto');
});

it.each(['light', 'dark'])(
  'colors that derive from the accent are there without relative colors (%s)',
  async (theme) => {
    const page = await openEmpty({ storageState: withTheme(theme) });
    await page.goto(origin);
    const looks = await page.evaluate(() => {
      // The policy forbids another inline style sheet, but not one that a script makes.
      const [own] = document.querySelectorAll('style');
      const sheet = new CSSStyleSheet();
      const css = own?.textContent ?? '';
      sheet.replaceSync(css.replaceAll('oklch(from', 'oklch(of').replaceAll('transition:', 'unknown:'));
      document.adoptedStyleSheets.push(sheet);
      own?.remove();
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        button: of('.button-primary').backgroundColor,
        link: of('.skip-link').backgroundColor,
        text: of('body').color,
      };
    });
    expect(looks.button).toMatch(/^oklab\(/);
    expect(looks.link).toBe(looks.button);
    expect(looks.button).not.toBe(looks.text);
  },
);
