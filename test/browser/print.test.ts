import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openEmpty } from './frame.ts';
import { open, origin } from './navigation-page.ts';

const address = '/api/tutorial-basics/markdown-features';

/** Returns, for each closed fold of the text, whether its whole content is shown. */
const foldsShown = (page: Page) =>
  page
    .locator('.prose details:not([open])')
    .evaluateAll((folds) =>
      folds.map((fold) => [...fold.querySelectorAll(':scope > :not(summary)')].every((part) => part.checkVisibility())),
    );

/** Returns the colors of the bars before lines of code, by whether the line is marked. */
const bars = (page: Page) =>
  page.evaluate(() => {
    const colorsOf = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((line) => {
          const { borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(line);
          return borderInlineStartWidth === '0px' ? 'none' : borderInlineStartColor;
        }),
      ),
    ];
    const kinds = '.highlighted, .focused, .added, .removed, .warning, .error';
    const block = document.querySelector('.code');
    return {
      marked: colorsOf(`.line:is(${kinds})`),
      others: colorsOf(`.line:not(${kinds})`),
      behind: block && getComputedStyle(block).backgroundColor,
    };
  });
const transparent = 'rgba(0, 0, 0, 0)';

describe('on paper', () => {
  it.each([true, false])('a closed fold shows what it holds (scripts: %s)', async (javaScriptEnabled) => {
    const page = await openEmpty({ javaScriptEnabled });
    await page.goto(origin + address);
    const closed = await foldsShown(page);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed).not.toContain(true);
    await page.emulateMedia({ media: 'print' });
    expect(await foldsShown(page)).toEqual(closed.map(() => true));
  });

  it('a script opens folds, of which one name may have several, where style sheets cannot, and closes them again', async () => {
    const page = await openEmpty();
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...query: readonly string[]) =>
        !query.join().includes('details-content') && Reflect.apply(supports, CSS, query);
    });
    await page.goto(origin + address);
    await page.waitForSelector('html[data-js=ready]');
    await page.evaluate(() =>
      document
        .querySelector('.prose')
        ?.insertAdjacentHTML(
          'beforeend',
          '<details name="n" class="own" open><summary>1</summary>1</details><details name="n" class="own"><summary>2</summary>2</details>',
        ),
    );
    const folds = () =>
      page
        .locator('.prose details')
        .evaluateAll((all) => all.map((fold) => [fold.hasAttribute('open'), fold.getAttribute('name') ?? '']));
    const before = await folds();
    const own = page.locator('details.own');
    expect(await own.evaluateAll((all) => all.map((fold) => fold.hasAttribute('open')))).toEqual([true, false]);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect((await folds()).map(([isOpen]) => isOpen)).toEqual(before.map(() => true));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await folds()).toEqual(before);
  });

  it('only marked lines of code have a bar', async () => {
    const page = await open(address);
    await page.emulateMedia({ media: 'print' });
    const { marked, others } = await bars(page);
    expect(others).toEqual([transparent]);
    expect(marked.length).toBeGreaterThan(1);
    expect(marked).not.toContain(transparent);
  });

  it('long blocks of code may continue on the next sheet, and ticks are visible without background colors', async () => {
    const page = await open(address);
    await page.emulateMedia({ media: 'print' });
    await page
      .locator('.code code')
      .first()
      .evaluate((code) => (code.innerHTML = '<span class="line">A line\n</span>'.repeat(20)));
    const breaks = await page.locator('.code').evaluateAll((blocks) =>
      blocks.map((block) => ({
        isLong: block.querySelectorAll('.line').length >= 20,
        isWhole: getComputedStyle(block).breakInside === 'avoid',
      })),
    );
    expect(breaks.filter(({ isLong, isWhole }) => isLong === isWhole)).toEqual([]);
    expect(breaks.some(({ isLong }) => isLong)).toBe(true);
    const tick = page.locator('.task-list-item input:checked').first();
    expect(await tick.evaluate((input) => getComputedStyle(input, '::before').borderBlockEndColor)).toBe(
      'rgb(102, 102, 102)',
    );
  });

  it('nothing of the page layout is printed, such as buttons that always show on touch screens', async () => {
    const page = await open(address, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('body > *, .sidebar, .dock, .pager, .code-tools, .zoom-open')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className));
    expect(shown).toEqual(['shell shell-grid']);
  });
});

it('in forced colors only marked lines of code have a bar', async () => {
  const page = await open(address, { forcedColors: 'active' });
  const { marked, others, behind } = await bars(page);
  expect(others).toEqual([behind]);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked).not.toContain(behind);
});
