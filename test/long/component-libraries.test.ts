import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findChromium } from '../support/chromium.ts';
import { readLibraries } from '../support/component-libraries.ts';
import { runDocsgen } from '../support/docsgen.ts';
import { type RunningServer, serveSite } from '../support/server.ts';
import { installSite } from '../support/install-site.ts';
import { reportViolations } from '../support/watch.ts';

// React packages that many sites use, as they are installed from npm.

const libraries = readLibraries();
let root: string;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  root = await installSite('libraries');
  const { status, stdout, stderr } = await runDocsgen(['build', '--root', root, '--json']);
  expect({ status, stderr, stdout }).toMatchObject({ status: 0 });
  server = await serveSite(join(root, 'build'));
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
}, 900_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

/** Opens a page. Returns it with what it says on its console and what fails in it. */
async function open(name: string) {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isIcon) messages.push(message.text());
  });
  await page.addInitScript(reportViolations);
  await page.goto(`${server.origin}/${name}`);
  // Keys and clicks on what is not hydrated yet have tests of their own.
  const island = page.locator('main docs-island[strategy]');
  if ((await island.count()) > 0) await page.locator('main docs-island[data-ready]').waitFor({ state: 'attached' });
  return { page, messages };
}

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const sizeOf = async (locator: Locator) => {
  const { width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return width > 20 && height > 20;
};

/** What each page draws, by the name of its file. */
const drawn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  leaflet: async (page) => {
    await page.locator('.leaflet-container path.leaflet-interactive').waitFor();
    expect(await sizeOf(page.locator('.leaflet-container'))).toBe(true);
    expect(await styleOf(page.locator('.leaflet-container'), 'overflow')).toBe('hidden');
    expect(await styleOf(page.locator('.leaflet-overlay-pane'), 'position')).toBe('absolute');
  },
  recharts: async (page) => {
    await expect.poll(() => page.locator('.recharts-bar-rectangle path').count()).toBe(2);
    expect(await sizeOf(page.locator('.recharts-bar-rectangle path').first())).toBe(true);
  },
  radix: async (page) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.locator('body > [role=dialog]', { hasText: 'in the body of the page' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  },
  headless: async (page) => {
    await page.getByRole('button', { name: 'Unfold' }).click();
    await page.locator('.headless-panel', { hasText: 'Unfolded' }).waitFor();
  },
  mui: async (page) => {
    const button = page.getByRole('button', { name: /^Pressed/ });
    await button.click();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    expect(await styleOf(button, 'text-transform')).toBe('uppercase');
  },
  'styled-components': async (page) => {
    await expect
      .poll(() => styleOf(page.getByRole('button', { name: 'Red' }), 'background-color'))
      .toBe('rgb(200, 0, 0)');
  },
  'framer-motion': async (page) => {
    await expect.poll(() => styleOf(page.locator('.moving-box'), 'opacity')).toBe('1');
  },
  'react-select': async (page) => {
    await page.getByRole('combobox', { name: 'Carrier' }).press('ArrowDown');
    await page.getByRole('option', { name: 'Twilio' }).click();
    await page.locator('docs-island', { hasText: 'Twilio' }).waitFor();
  },
  'react-aria': async (page) => {
    await page.getByRole('switch', { name: 'Record calls' }).press('Space');
    await page.locator('.aria-switch[data-selected]').waitFor();
  },
  swiper: async (page) => {
    await page.locator('.swiper-initialized .swiper-slide-active', { hasText: 'One' }).waitFor();
    expect(await styleOf(page.locator('.swiper'), 'overflow')).toMatch(/hidden|clip/);
  },
  lucide: async (page) => {
    expect(await sizeOf(page.locator('svg.lucide-phone'))).toBe(true);
    expect(await page.locator('main docs-island').count()).toBe(0);
  },
  lit: async (page) => {
    await page.getByText('Hello from Lit').waitFor();
    expect(await page.locator('lit-greeting').evaluate((element) => element.shadowRoot?.textContent?.trim())).toBe(
      'Hello from Lit',
    );
  },
};

test('each package of the site has a page that is tried', () => {
  expect(Object.keys(drawn).toSorted()).toStrictEqual(libraries.map(({ page }) => page).toSorted());
});

describe('with `security.inlineStyles`', () => {
  test.each(Object.keys(drawn))('%s draws, and says nothing on the console', async (name) => {
    const { page, messages } = await open(name);
    await drawn[name]?.(page);
    expect(messages).toStrictEqual([]);
    await page.close();
  });
});

const report = z.looseObject({ problems: z.array(z.looseObject({ code: z.string(), file: z.string().optional() })) });

test('without it, the build refuses or the browser blocks those that the manual names', async () => {
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('inlineStyles: true', 'inlineStyles: false'));
  const { stdout } = await runDocsgen(['build', '--root', root, '--json']);
  const { problems } = report.parse(JSON.parse(stdout));
  const refused = problems.filter(({ code }) => code === 'blocked-content').map(({ file = '' }) => file);
  const pages = refused.flatMap((file) => /^content\/en\/docs\/(.*)\.mdx$/.exec(file)?.[1] ?? []);
  // The rest builds without them, and the browser says what it blocks.
  for (const page of new Set(pages)) await rm(join(root, `content/en/docs/${page}.mdx`));
  expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0 });
  const blocked: string[] = [];
  for (const { page: name } of libraries.filter(({ page }) => !pages.includes(page))) {
    const { page, messages } = await open(name);
    // What it draws may fail without its styles.
    page.setDefaultTimeout(10_000);
    await drawn[name]?.(page).catch(() => undefined);
    if (messages.some((message) => message.includes('style-src'))) blocked.push(name);
    await page.close();
  }
  const needing = libraries.filter(({ needsInlineStyles }) => needsInlineStyles).map(({ page }) => page);
  expect([...new Set([...pages, ...blocked])].toSorted()).toStrictEqual(needing.toSorted());
}, 900_000);
