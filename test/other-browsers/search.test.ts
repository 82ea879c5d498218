import { expect, it } from 'vitest';
import type { BrowserWindow } from './browser.ts';
import { isShown, open } from './frame.ts';

const box = '.search-dialog[open]';
const opener = '.when-wide .search-opener';
const isFocused = (window: BrowserWindow, selector: string) =>
  window.evaluate((where) => document.activeElement?.matches(where), selector);

it('the search opens by Control and K, is as high as its results need, and leads to one of them', async () => {
  const window = await open('/concepts/intro');
  await window.press('Control', 'k');
  await expect.poll(() => isFocused(window, `${box} input`)).toBe(true);
  await window.type('agent');
  await expect.poll(() => isShown(window, `${box} [role=option][aria-selected=true]`)).toBe(true);
  const { height, most, isScrolled } = await window.evaluate(() => {
    const dialog = document.querySelector('.search-dialog');
    const results = document.querySelector('.search-body');
    return {
      height: dialog?.getBoundingClientRect().height,
      most: dialog && Number.parseFloat(getComputedStyle(dialog).maxBlockSize),
      isScrolled: results && results.scrollHeight > results.clientHeight,
    };
  });
  expect(isScrolled).toBe(true);
  expect(height).toBe(most);
  expect(height).toBeGreaterThan(500);
  const chosen = await window.evaluate(
    () => document.querySelector<HTMLAnchorElement>('.search-dialog [aria-selected=true]')?.href,
  );
  await window.press('Enter');
  await expect.poll(() => window.evaluate(() => location.href)).toBe(chosen);
  await expect.poll(() => isShown(window, box)).toBe(false);
  await expect.poll(() => window.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
});

it('Escape closes the search, and the focus returns', async () => {
  const window = await open('/concepts/intro');
  await window.click(opener);
  await expect.poll(() => isFocused(window, `${box} input`)).toBe(true);
  await window.press('Escape');
  await expect.poll(() => isShown(window, box)).toBe(false);
  expect(await isFocused(window, opener)).toBe(true);
});
