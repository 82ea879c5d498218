import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../support/docsgen.ts';
import { findFaults } from '../support/find-faults.ts';
import { runLength } from '../support/run-length.ts';
import { serveSite } from '../support/server.ts';
import { buildReport } from '../support/site-build.ts';
import { makeFolder } from '../support/small-site.ts';
import { openPage } from './frame.ts';

const out = makeFolder();
await buildReport(join(projectRoot, 'manual'), '--out', out);
const { origin, close } = await serveSite(out);
afterAll(async () => {
  await close();
  await rm(out, { recursive: true, force: true });
});

const pages = ['', '/boxes', '/code', '/parts'] as const;

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Rules of axe that say nothing about it. */
  readonly except: readonly string[];
}

const modes: readonly Look[] = [
  { name: 'light', options: { colorScheme: 'light' }, except: [] },
  { name: 'dark', options: { colorScheme: 'dark' }, except: [] },
  // The browser chooses the colors of texts, and axe reads those of the style sheet.
  { name: 'forced colors', options: { forcedColors: 'active' }, except: ['color-contrast'] },
];

const widths = [1440, 390] as const;
const looks = modes.flatMap((mode) => widths.map((width) => ({ ...mode, width })));

/** A page in a look, each in all of them, or in `npm test` in one for each color mode. */
const checks = pages.flatMap((path, index) =>
  looks
    .filter((_, each) => runLength({ short: each % 2 === (index + Math.floor(each / 2)) % 2, long: true }))
    .map((look) => ({ ...look, path })),
);

/** Opens a page of the gallery. The color mode of the manual is that of the system. */
const open = (path: string, width: number, options: BrowserContextOptions = {}): Promise<Page> =>
  openPage(`${origin}/docs/theme/gallery${path}`, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });

it.each(checks)('axe finds no fault in the gallery: "$path", $name, $width px', async (check) => {
  const { path, width, options, except } = check;
  expect(await findFaults(await open(path, width, options), except)).toEqual([]);
});

it.each(pages)('nothing in the gallery is wider than the window of a phone: "%s"', async (path) => {
  const page = await open(path, 390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('each variant of a badge has a color of its own', async () => {
  const page = await open('', 1440);
  const colors = await page
    .locator('.prose > p:has(> .text-badge-danger) > .text-badge')
    .evaluateAll((badges) => badges.map((badge) => [badge.textContent, getComputedStyle(badge).color]));
  const variants = new Map(colors.slice(0, 6).map(([name, color]) => [color, name]));
  expect([...variants.values()]).toEqual(['default', 'neutral', 'note', 'tip', 'warning', 'danger']);
});

it('the description of a card is below its title, also if it leads to another site', async () => {
  const page = await open('/boxes', 1440);
  const isBelow = await page.locator('.link-card:has(.card-text)').evaluateAll((cards) =>
    cards.map((card) => {
      const bottom = card.querySelector('.card-title')?.getBoundingClientRect().bottom ?? Infinity;
      return (card.querySelector('.card-text')?.getBoundingClientRect().top ?? 0) >= bottom;
    }),
  );
  expect(isBelow).toEqual([true, true]);
});

it('the rows of a tree of files are as high as each other', async () => {
  const page = await open('/boxes', 1440);
  const tops = await page
    .locator('.file-tree .file')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
  expect(new Set(steps)).toEqual(new Set([28]));
});
