import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone, type ReaderOptions, settle } from './frame.ts';

const { origin } = await serveSmallSite('looks');

const open = (path: string, options?: ReaderOptions) => openPage(origin + path, options);

/** Returns a computed value of an element or of a pseudo-element. */
const style = (page: Page, selector: string, property: string, pseudo = '') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name = '', part = '']) => getComputedStyle(element, part).getPropertyValue(name),
      [property, pseudo],
    );

describe('a fold', () => {
  it.each([1300, 390])(
    'has its caret on the first line of its summary, also if that is a heading (%d px)',
    async (width) => {
      const page = await open('/docs/real', { viewport: { width, height: 800 } });
      const lines = await page.locator('.prose summary').evaluateAll((summaries) =>
        summaries.map((summary) => {
          const texts = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT);
          const words: DOMRect[] = [];
          const range = document.createRange();
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            words.push(...[...range.getClientRects()].filter((rect) => rect.width > 0));
          }
          const box = summary.getBoundingClientRect();
          const caret = getComputedStyle(summary, '::before');
          const caretMiddle = Number.parseFloat(caret.marginTop) + Number.parseFloat(caret.height) / 2;
          const [first] = words;
          return {
            isOnLine: Math.abs((first?.top ?? 0) + (first?.height ?? 0) / 2 - box.top - caretMiddle - 10) < 2,
            isBesideWords: words.every((rect) => rect.left >= box.left + 38),
            isFilled: box.bottom - Math.max(...words.map((rect) => rect.bottom)) < 18,
          };
        }),
      );
      expect(lines).toHaveLength(4);
      for (const line of lines) expect(line).toEqual({ isOnLine: true, isBesideWords: true, isFilled: true });
    },
  );
});

describe('a list', () => {
  it('keeps a block of an item from the next item, and from the words above it', async () => {
    const page = await open('/docs/real');
    const gaps = await page.locator('.prose li :is(.code, .callout)').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        const before = document.createRange();
        before.setStart(block.parentElement ?? block, 0);
        before.setEndBefore(block);
        const items = [...(block.closest('.prose > :is(ul, ol)')?.querySelectorAll('li') ?? [])];
        const next = items.find((item) => item.getBoundingClientRect().top >= bottom);
        return {
          above: top - before.getBoundingClientRect().bottom >= 6,
          below: next === undefined || next.getBoundingClientRect().top - bottom >= 16,
        };
      }),
    );
    expect(gaps).toHaveLength(4);
    for (const gap of gaps) expect(gap).toEqual({ above: true, below: true });
  });

  it('keeps an item of two paragraphs from the next, and lines together', async () => {
    const page = await open('/docs/real');
    const gap = (text: string) =>
      page
        .locator('.prose li', { hasText: text })
        .last()
        .evaluate((item) => {
          const next = item.nextElementSibling?.getBoundingClientRect().top ?? 0;
          return next - item.getBoundingClientRect().bottom;
        });
    expect([await gap('The second of them'), await gap('A line')]).toEqual([20, 6]);
  });
});

/**
 * Scrolls a box to a part of its way, and returns at which of its sides what it holds fades out.
 */
async function fadedSides(page: Page, selector: string, part: number): Promise<string> {
  const box = page.locator(selector).first();
  await box.evaluate((element, share) => {
    const way = element.scrollWidth - element.clientWidth;
    element.scrollLeft = way * share * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  }, part);
  await settle(page);
  return box.evaluate((element) => {
    const { maskImage, maskPosition, direction } = getComputedStyle(element);
    if (maskImage === 'none') return 'none';
    // The mask is too wide by what is clear at one side: at 0 % the clear part sticks out at the
    // right.
    const left = 1 - Number.parseFloat(maskPosition) / 100;
    const start = direction === 'rtl' ? 1 - left : left;
    return start > 0.9 ? 'start' : start < 0.1 ? 'end' : 'both';
  });
}

describe('a box that scrolls sideways', () => {
  it.each([
    ['/docs/real', '.table-box'],
    ['/docs/real', 'figure.code pre'],
    ['/docs/real', '.formula'],
    ['/ar/docs/real', '.table-box'],
    ['/ar/docs/real', '.prose > .code pre'],
  ])('fades out where there is more of it: %s %s', async (path, selector) => {
    const page = await open(path, phone);
    const sides: string[] = [];
    for (const part of [0, 0.5, 1]) sides.push(await fadedSides(page, selector, part));
    expect(sides).toEqual(['end', 'both', 'start']);
  });

  it('does not fade if all of it is visible, on paper, and while the keyboard scrolls it', async () => {
    const page = await open('/docs/real', phone);
    const box = '.table-box:has(td:nth-child(9))';
    expect(await fadedSides(page, '.table-box:not(:has(td:nth-child(3)))', 0)).toBe('none');
    expect(await fadedSides(page, '.code:has(.highlighted) pre', 0)).toBe('none');
    await page.locator('#plain > summary').focus();
    await page.keyboard.press('Tab');
    await page.locator(box).focus();
    expect(await fadedSides(page, box, 0)).toBe('none');
    await page.locator(box).blur();
    expect(await fadedSides(page, box, 0)).toBe('end');
    await page.emulateMedia({ media: 'print' });
    expect(await fadedSides(page, box, 0)).toBe('none');
  });

  it('fades out in forced colors too', async () => {
    const page = await open('/docs/real', { ...phone, forcedColors: 'active' });
    expect(await fadedSides(page, '.table-box', 0)).toBe('end');
  });
});

describe('from right to left', () => {
  it('arrows, carets and icons point in the reading direction', async () => {
    const pointers = async (path: string) => {
      const page = await open(path);
      return {
        previous: await style(page, '.pager-previous .pager-title', 'content', '::before'),
        next: await style(page, '.pager-next .pager-title', 'content', '::after'),
        back: await style(page, '.menu-back', 'content', '::before'),
        breadcrumb: await style(page, '.breadcrumbs li + li', 'rotate', '::before'),
        sidebar: await style(page, '.tree details:not([open]) > summary', 'rotate', '::after'),
        external: await style(page, '.navbar .icon-external', 'scale'),
      };
    };
    // Screen readers do not read them.
    const silent = '/ ""';
    const ltr = { breadcrumb: '45deg', sidebar: '45deg', external: '1' };
    expect(await pointers('/docs/middle')).toEqual({
      previous: `"← " ${silent}`,
      next: `" →" ${silent}`,
      back: `"← " ${silent}`,
      ...ltr,
    });
    const rtl = { breadcrumb: '225deg', sidebar: '225deg', external: '-1 1' };
    const page = await pointers('/ar/docs/middle');
    expect(page).toEqual({ previous: `"→ " ${silent}`, next: `" ←" ${silent}`, back: `"→ " ${silent}`, ...rtl });
  });

  it('a fold points in the direction of its own text, in a fallback page too', async () => {
    const caret = async (path: string, markup: string) => {
      const page = await open(path);
      await page
        .locator('.prose')
        .last()
        .evaluate((prose, html) => prose.insertAdjacentHTML('beforeend', html), markup);
      return style(page, '#added > summary', 'rotate', '::before');
    };
    const fold = '<details id="added"><summary>More</summary>Text</details>';
    expect(await caret('/ar/docs/real', fold)).toBe('225deg');
    expect(await caret('/ar/docs/middle', fold)).toBe('45deg');
    expect(await caret('/docs/middle', fold)).toBe('45deg');
  });
});

describe('the sidebar', () => {
  it.each([1300, 390])('has even gaps around a page between two categories (%d px)', async (width) => {
    const page = await open('/docs/guides/first', { viewport: { width, height: 800 } });
    if (width < 996) await page.locator('.menu > summary').click();
    const gaps = await page
      .locator('.tree > li:not(.tree-category)')
      .last()
      .evaluate((leaf) => {
        const { top, bottom } = leaf.getBoundingClientRect();
        const last = [...(leaf.previousElementSibling?.querySelectorAll('.tree-link') ?? [])].at(-1);
        return [
          top - (last?.getBoundingClientRect().bottom ?? 0),
          (leaf.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom,
        ];
      });
    expect(gaps).toEqual([12, 12]);
  });
});
