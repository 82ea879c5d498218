import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('text-parts');

const models = (page: Page) => page.locator('tbody td:first-child').allTextContents();
const sort = (page: Page, name: string) => page.getByRole('columnheader').getByRole('button', { name });
const state = (page: Page, column: number) => page.locator('thead th').nth(column).getAttribute('aria-sort');

describe('a sortable table', () => {
  it('is sorted by the column of a button, in both directions and not at all', async () => {
    const page = await openPage(`${origin}/docs/parts`);
    expect(await sort(page, 'Model').count()).toBe(1);
    expect(await page.locator('thead button').count()).toBe(3);
    expect(await findFaults(page, ['empty-table-header'])).toEqual([]);
    await sort(page, 'Price').click();
    expect([await models(page), await state(page, 1)]).toEqual([['Small', 'Medium', 'Large'], 'ascending']);
    await page.keyboard.press('Enter');
    expect([await models(page), await state(page, 1)]).toEqual([['Large', 'Medium', 'Small'], 'descending']);
    await sort(page, 'Speed').click();
    expect([await models(page), await state(page, 1), await state(page, 2)]).toEqual([
      ['Large', 'Small', 'Medium'],
      null,
      'ascending',
    ]);
    await sort(page, 'Speed').press('Space');
    await sort(page, 'Speed').press('Space');
    expect([await models(page), await state(page, 2)]).toEqual([['Small', 'Large', 'Medium'], null]);
    expect(await findFaults(page, ['empty-table-header'])).toEqual([]);
  });

  it('is a table like others without scripts', async () => {
    const page = await openPage(`${origin}/docs/parts`, { javaScriptEnabled: false });
    expect(await page.locator('thead').innerText()).toMatch(/^Model\s+Price\s+Speed/);
    expect(await page.locator('thead button').count()).toBe(0);
  });
});

describe('the styles and scripts of parts', () => {
  it('are loaded by the pages that have the parts, also in a visit', async () => {
    const page = await openPage(`${origin}/docs/plain`);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(
            ({ name }) => /(button|grid|sortable|tooltip)-\w+\.(?:css|js)/.exec(name)?.[0].replace(/-\w+/, '') ?? [],
          )
          .toSorted()
          // A style sheet is loaded ahead, and again from the cache.
          .filter((name, index, names) => names.indexOf(name) === index),
      );
    expect(await loaded()).toEqual([]);
    await page.locator('.prose a').click();
    await sort(page, 'Price').click();
    expect(await models(page)).toEqual(['Small', 'Medium', 'Large']);
    expect(await loaded()).toEqual(['button.css', 'grid.css', 'sortable.css', 'sortable.js', 'tooltip.css']);
    expect(await page.locator('.text-grid').evaluate((grid) => getComputedStyle(grid).display)).toBe('grid');
  });
});

describe('a tooltip', () => {
  it('is shown at the keyboard and the pointer, and is named to screen readers', async () => {
    const page = await openPage(`${origin}/docs/parts`);
    const words = page.locator('.tooltip');
    const tooltip = words.locator('[role=tooltip]');
    expect(await tooltip.isVisible()).toBe(false);
    await words.hover();
    expect(await tooltip.isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    expect(await tooltip.isVisible()).toBe(false);
    await words.focus();
    expect(await tooltip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tooltip.isVisible()).toBe(false);
    await words.hover();
    expect(await tooltip.isVisible()).toBe(true);
    expect(await words.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
  });
});
