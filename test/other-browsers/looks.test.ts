import { describe, expect, it } from 'vitest';
import type { BrowserWindow } from './browser.ts';
import { load, open, scroll } from './frame.ts';

/** A color whose last component is 0, in any color space. */
const transparent = /[,/] 0\)$/;

/** Returns the computed value of a property of the first element with a selector. */
const styleOf = (window: BrowserWindow, selector: string, property: string) =>
  window.evaluate(
    (where, name) => getComputedStyle(document.querySelector(where) ?? document.body).getPropertyValue(name),
    selector,
    property,
  );

it('the navbar has a hairline only while something lies under it', async () => {
  const window = await open('/concepts/intro');
  const line = () => styleOf(window, '.navbar', 'border-block-end-color');
  expect(await line()).toMatch(transparent);
  await scroll(window, 200);
  await expect.poll(line).not.toMatch(transparent);
  await scroll(window, 0);
  await expect.poll(line).toMatch(transparent);
});

describe('prose', () => {
  /** Returns the words of the text that go on in the next line. */
  const brokenWords = (window: BrowserWindow) =>
    window.evaluate(() => {
      const broken: string[] = [];
      for (const paragraph of document.querySelectorAll('.prose > p')) {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            // WebKit has an empty box at the end of the line before too.
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
            if (new Set(boxes.map(({ top }) => top)).size > 1) broken.push(word);
          }
        }
      }
      return broken;
    });

  it('is not hyphenated in English, where columns are narrow too', async () => {
    const window = await open('/concepts/intro');
    await window.resize(500, 900);
    expect(await window.evaluate(() => document.querySelectorAll('.prose > p').length)).toBeGreaterThan(3);
    expect(await brokenWords(window)).toEqual([]);
  });

  it('may be hyphenated in other languages', async () => {
    const window = await open('/es/concepts/intro');
    expect(await styleOf(window, '.prose', 'hyphens')).toBe('auto');
  });
});

describe('the colors', () => {
  const background = (window: BrowserWindow) => styleOf(window, 'html', 'background-color');

  it('change with the switch, and stay so on the next visit', async () => {
    const window = await open('/concepts/intro');
    const light = await background(window);
    await window.click('.color-switch');
    const mode = () => window.evaluate(() => document.documentElement.dataset['theme']);
    await expect.poll(mode).toBe('dark');
    const dark = await background(window);
    expect(dark).not.toBe(light);
    await load(window, '/blog');
    expect(await mode()).toBe('dark');
    expect(await background(window)).toBe(dark);
  });

  /** Makes the page what it is in a browser that does not know relative colors. */
  const forgetRelativeColors = (window: BrowserWindow) =>
    window.evaluate(async () => {
      for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
        'link[rel=stylesheet],style',
      )) {
        const text = 'href' in element ? await (await fetch(element.href)).text() : element.textContent;
        const sheet = new CSSStyleSheet();
        // Without transitions, so that the colors are there at once.
        sheet.replaceSync(text.replaceAll('oklch(from', 'oklch(of').replaceAll('transition:', 'unknown:'));
        document.adoptedStyleSheets.push(sheet);
        element.disabled = true;
      }
    });

  it.each(['light', 'dark'])('are there without relative colors (%s)', async (mode) => {
    const window = await open('/');
    await window.evaluate(
      (name) => localStorage.setItem(`${document.documentElement.dataset['storage']}:theme`, name),
      mode,
    );
    await load(window, '/');
    const button = () => styleOf(window, '.button-primary', 'background-color');
    const usual = await button();
    expect(usual).not.toMatch(transparent);
    await forgetRelativeColors(window);
    const mixed = await button();
    expect(mixed).not.toMatch(transparent);
    expect([usual, await styleOf(window, 'body', 'color')]).not.toContain(mixed);
    expect(await styleOf(window, '.skip-link', 'background-color')).toBe(mixed);
  });
});
