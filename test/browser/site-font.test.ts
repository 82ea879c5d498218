import { cpSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../support/server.ts';
import { buildFolder, copySite } from '../support/small-site.ts';
import { isReady, openEmpty, settle } from './frame.ts';

const literata = createRequire(import.meta.url).resolve(
  '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
);

let root: string;
beforeAll(async () => {
  root = copySite('font');
  mkdirSync(join(root, 'fonts'));
  cpSync(literata, join(root, 'fonts/literata.woff2'));
  await buildFolder(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Serves the site at an origin of its own, so that no browser knows the font yet. */
async function serveAlone(): Promise<string> {
  const { origin, close } = await serveSite(join(root, 'build'));
  onTestFinished(close);
  return origin;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isReady(page);
}

/** Lets the font arrive this much later. */
async function delayFont(page: Page, ms: number): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await wait(ms);
    await route.continue();
  });
}

/** Returns the layout shifts of a page, once its font is loaded. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return observer.takeRecords().map((entry) => JSON.stringify(entry));
  });

/** Returns the fonts in which the first paragraph of a page is drawn. */
async function drawnIn(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: document.nodeId, selector: '.prose p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

it('nothing moves when the font arrives at once, and all text is drawn in it', async () => {
  const origin = await serveAlone();
  const page = await openEmpty();
  await open(page, `${origin}/docs/intro`);
  expect(await shifts(page)).toStrictEqual([]);
  await open(page, `${origin}/docs/numbers`);
  expect(await drawnIn(page)).toStrictEqual(['Literata']);
  expect(await shifts(page)).toStrictEqual([]);
});

it('nothing moves when the font arrives late, and the next page is drawn in it', async () => {
  const origin = await serveAlone();
  const page = await openEmpty();
  await delayFont(page, 2000);
  const arrives = page.waitForResponse(/\.woff2$/);
  await open(page, `${origin}/docs/intro`);
  expect(await drawnIn(page)).not.toContain('Literata');
  await arrives;
  await settle(page);
  expect(await shifts(page)).toStrictEqual([]);
  expect(await drawnIn(page)).not.toContain('Literata');
  await page.unrouteAll();
  await open(page, `${origin}/docs/numbers`);
  expect(await drawnIn(page)).toStrictEqual(['Literata']);
  expect(await shifts(page)).toStrictEqual([]);
});

it.each([400, 700])('text of weight %d has the width and the height of the font before it arrives', async (weight) => {
  const origin = await serveAlone();
  const page = await openEmpty();
  await open(page, `${origin}/docs/intro`);
  const [own, fallback] = await page.evaluate(async (bold) => {
    const measure = async (family: string) => {
      const line = document.createElement('span');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.measured { font: ${bold} 20px / normal '${family}', monospace; white-space: nowrap }`);
      document.adoptedStyleSheets = [sheet];
      line.className = 'measured';
      line.textContent = document.querySelector('.prose')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
      document.body.append(line);
      await document.fonts.ready;
      const { width } = line.getBoundingClientRect();
      line.style.setProperty('display', 'block');
      const { height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return [await measure('Literata'), await measure('Literata Fallback')] as const;
  }, weight);
  expect(own.width).toBeGreaterThan(1000);
  expect(Math.abs(fallback.width / own.width - 1)).toBeLessThan(0.03);
  expect(Math.abs(fallback.height - own.height)).toBeLessThanOrEqual(1);
});

it('is asked for before the style sheets', async () => {
  const origin = await serveAlone();
  const html = await (await fetch(`${origin}/docs/intro/`)).text();
  const [preload = ''] = /<link rel="preload" as="font"[^>]*>/.exec(html) ?? [];
  expect(preload).toMatch(/type="font\/woff2" crossorigin="" href="\/assets\/literata-\w+\.woff2"/);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<style'));
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('rel="stylesheet"'));
});
