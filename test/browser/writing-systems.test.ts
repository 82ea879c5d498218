import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('scripts');
const looks = await serveSmallSite('looks');
const phone = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1440, height: 900 } };

/** Returns the lines of an element as the browser breaks its text. */
function linesOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!(text instanceof Text) || text.parentElement?.closest('.anchor')) continue;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const line = (box.top >= bottom ? '' : (lines.pop() ?? '')) + (text.data[index] ?? '');
        lines.push(line);
        bottom = Math.max(bottom, box.bottom - box.height / 2);
      }
    }
    return lines.map((line) => line.trim());
  });
}

const lastHeading = async (locale: string, options: typeof phone) =>
  linesOf((await openPage(`${origin}${locale}/docs/guide`, options)).locator('.prose h2').last());

it('breaks headings at marks in Chinese, and between words in Korean', async () => {
  expect(await lastHeading('', phone)).toStrictEqual(['报表与统计数据：', '如何阅读每日、', '每周和每月的各项指标']);
  const words = '보고서와 통계: 매일, 매주, 매월의 지표를 읽는 방법';
  expect((await lastHeading('/ko', phone)).join(' ')).toBe(words);
});

const ratio = (element: Locator) =>
  element.evaluate((heading) => {
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(heading);
    return [(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2), letterSpacing];
  });

it.each([
  ['Chinese', `${origin}/docs/guide`],
  ['Japanese', `${origin}/ja/docs/guide`],
  ['Thai', `${origin}/th/docs/guide`],
  ['Korean', `${origin}/ko/docs/guide`],
  ['Arabic', `${looks.origin}/ar/docs/real`],
])('headings in %s have higher lines and their natural distance', async (_, address) => {
  const page = await openPage(address, wide);
  expect(await ratio(page.locator('h1'))).toStrictEqual(['1.40', 'normal']);
});

it('headings in English stay close beside such languages', async () => {
  const page = await openPage(`${looks.origin}/docs/real`, wide);
  const [height, distance] = await ratio(page.locator('h1'));
  expect(height).toBe('1.20');
  expect(Number.parseFloat(distance ?? '')).toBeLessThan(0);
});

it.each(['', '/ja', '/ko'])('emphasis at "%s" is upright and stands out', async (locale) => {
  const page = await openPage(`${origin}${locale}/docs/guide`, wide);
  const { fontStyle, isMarked } = await page
    .locator('.prose em')
    .first()
    .evaluate((element) => {
      const own = getComputedStyle(element);
      const around = getComputedStyle(element.parentElement ?? element);
      const isMarked = own.textEmphasisStyle !== 'none' || Number(own.fontWeight) > Number(around.fontWeight);
      return { fontStyle: own.fontStyle, isMarked };
    });
  expect({ fontStyle, isMarked }).toStrictEqual({ fontStyle: 'normal', isMarked: true });
});

describe.each(['', '/ja'])('at "%s"', (locale) => {
  it('short cells of tables have one line on a phone', async () => {
    const page = await openPage(`${origin}${locale}/docs/guide`, phone);
    const cells = page.locator('.table-box :is(th, td:not(:last-child))');
    expect(await cells.count()).toBe(13);
    for (const cell of await cells.all()) expect(await linesOf(cell)).toHaveLength(1);
  });

  it('lines of text have 30 to 40 letters', async () => {
    const page = await openPage(`${origin}${locale}/docs/guide`, wide);
    const lines = await linesOf(page.locator('.prose > p').first());
    const [first = ''] = lines;
    expect(first.length).toBeGreaterThanOrEqual(30);
    expect(first.length).toBeLessThanOrEqual(40);
  });
});
