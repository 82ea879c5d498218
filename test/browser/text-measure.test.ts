import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const wide = { viewport: { width: 1440, height: 900 } };

/** Returns the number of letters in each line of text that is followed by another. */
function lengthsOfLines(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const lengths: number[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll('.prose :is(p, li)')) {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let [bottom, length] = [Number.NaN, 0];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!(text instanceof Text)) continue;
        if (text.parentElement?.closest('.visually-hidden, .glossary-definition, pre, p, li') !== block) continue;
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (box.bottom > bottom + 12) {
            lengths.push(length);
            length = 0;
          }
          bottom = Math.max(bottom || 0, box.bottom);
          length += 1;
        }
      }
    }
    return lengths.filter((length) => length > 0);
  });
}

describe.each(['system-ui', 'Liberation Sans', 'DejaVu Sans', 'Inter'])('in %s', (font) => {
  it('lines have about 70 letters and no more than 80', async () => {
    const page = await openPage('/concepts/intro', wide);
    const name = font === 'system-ui' ? font : `'${font}'`;
    await page.evaluate((family) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root{--font:${family}, sans-serif}`);
      document.adoptedStyleSheets = [sheet];
    }, name);
    const lengths = (await lengthsOfLines(page)).toSorted((one, other) => one - other);
    expect(lengths.length).toBeGreaterThan(30);
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(75);
    expect(lengths.at(-1)).toBeLessThanOrEqual(80);
  });
});

it('code and tables are wider than text', async () => {
  const page = await openPage('/concepts/app/actions', wide);
  const widths = await page.evaluate(() =>
    Object.fromEntries(
      ['p', '.code', '.table-box'].map((selector) => [
        selector,
        Math.max(...[...document.querySelectorAll(`.prose > ${selector}`)].map((each) => each.clientWidth)),
      ]),
    ),
  );
  expect(widths['p']).toBeLessThanOrEqual(35.5 * 16);
  expect(widths['.code']).toBe(46 * 16 - 2);
  expect(widths['.table-box']).toBe(46 * 16 - 2);
});

it.each([1440, 1280, 996])('docs, blog and pages begin their text at the same place, at %i px', async (width) => {
  const starts = new Map<string, number>();
  for (const path of [
    '/concepts/app/agents',
    '/concepts/category/application',
    '/blog',
    '/blog/tags',
    '/blog/welcome',
    '/markdown-page',
    '/search',
  ]) {
    const page = await openPage(path, { viewport: { width, height: 900 } });
    starts.set(path, await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left ?? -1));
  }
  expect(new Set(starts.values()).size, JSON.stringify([...starts])).toBe(1);
});

describe('a block of code', async () => {
  const { origin } = await serveSmallSite('tabs');

  it('has a bar with its language and its buttons, which a pointer need not look for', async () => {
    const page = await openPage(`${origin}/docs/code`, wide);
    await page.mouse.move(0, 0);
    const block = page.locator('div.code[data-label]').first();
    await block.locator('[data-tool=copy]').waitFor();
    const { label, button, code } = await block.evaluate((element) => {
      const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
      const style = getComputedStyle(element, '::after');
      return {
        label: { text: style.content, height: style.lineHeight },
        button: {
          bottom: boxOf('[data-tool=copy]')?.bottom,
          opacity: getComputedStyle(element.querySelector('.code-tools') ?? element).opacity,
        },
        code: boxOf('code')?.top,
      };
    });
    expect(label).toEqual({ text: '"JavaScript"', height: '40px' });
    expect(button.opacity).toBe('1');
    expect(button.bottom).toBeLessThan(code ?? 0);
  });

  it('is one block with the tabs of its group', async () => {
    const page = await openPage('/api/tutorial-basics/markdown-features', wide);
    const group = page.locator('.code-tabs').first();
    const boxes = await group.evaluate((element) => {
      const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
      return { tabs: boxOf('.tab-list'), pre: boxOf('[data-selected] pre'), own: element.getBoundingClientRect() };
    });
    expect(boxes.pre?.top).toBe(boxes.tabs?.bottom);
    expect(boxes.tabs?.top).toBe(boxes.own.top + 1);
    const copy = group.locator('[data-selected] [data-tool=copy]');
    await copy.waitFor();
    expect((await copy.boundingBox())?.y).toBeLessThan(boxes.pre?.top ?? 0);
  });
});

describe('a page with the layout `split`', async () => {
  const { origin } = await serveSmallSite('tabs');
  const address = `${origin}/docs/split`;
  const look = (page: Page) =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [text, code, heading] = [boxOf('.code-row-text'), boxOf('.code-row-code'), boxOf('h1')];
      return {
        isBeside: text !== undefined && code !== undefined && code.left >= text.right,
        start: heading?.left,
        hasToc: document.querySelector('.toc')?.checkVisibility() ?? false,
        hasBar: document.querySelector('.dock')?.checkVisibility() ?? false,
        isSideways: document.documentElement.scrollWidth > innerWidth,
      };
    });

  it('has code beside its text from 1600 px on, and the contents in the bar', async () => {
    const page = await openPage(address, { viewport: { width: 1600, height: 900 } });
    const other = await openPage(`${origin}/docs/code`, { viewport: { width: 1600, height: 900 } });
    const { start } = await look(other);
    expect(await look(page)).toEqual({ isBeside: true, start, hasToc: false, hasBar: true, isSideways: false });
    await page.locator('.toc-fold > summary').click();
    await page.locator('.toc-sheet a').nth(1).click();
    await page.locator('.toc-sheet').waitFor({ state: 'hidden' });
    // The heading that was jumped to is not under the bars.
    const isHit = () =>
      page.locator('h2:target').evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 4, top + 4));
      });
    await expect.poll(isHit).toBe(true);
  });

  it('is like any other doc on narrower screens', async () => {
    const page = await openPage(address, wide);
    expect(await look(page)).toMatchObject({ isBeside: false, hasToc: true, hasBar: false, isSideways: false });
  });
});
