import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveSite, type RunningServer } from '../support/server.ts';
import { buildSite } from '../support/small-site.ts';
import { openPage } from './frame.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
  server = await serveSite((await buildSite('navbar')).out);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const islandSwitch = (page: Page) => page.locator('docs-island .color-switch');

describe('the colour switch', () => {
  it('loads React when the browser is idle and runs it when a reader reaches for it', async () => {
    const page = await openPage(browser, '/concepts/intro');
    await page.waitForSelector('link[rel=modulepreload][href*=hydrate]', { state: 'attached' });
    expect(await page.locator('docs-island[data-ready]').count()).toBe(0);
    await islandSwitch(page).hover();
    await page.waitForSelector('docs-island[data-ready]', { state: 'attached' });
  });

  it('answers a click that comes before React', async () => {
    const page = await openPage(browser, '/concepts/intro');
    await islandSwitch(page).dispatchEvent('click');
    await page.waitForSelector('html[data-theme=dark]');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  it('says which mode the page is in, in the page’s language, and keeps the choice', async () => {
    const page = await openPage(browser, '/es/concepts/intro');
    expect(await islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo claro\)/);
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=dark]');
    await expect.poll(() => islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo oscuro\)/);
    await page.reload();
    expect(await theme(page)).toBe('dark');
    await expect.poll(() => islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo oscuro\)/);
  });

  it('follows the reader’s other windows', async () => {
    const page = await openPage(browser, '/concepts/intro');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await islandSwitch(page).click();
    await other.waitForSelector('html[data-theme=dark]');
    expect(await islandSwitch(other).getAttribute('aria-label')).toContain('dark mode)');
  });

  it('stays awake when the page is left for another, and speaks its language', async () => {
    const page = await openPage(browser, '/concepts/intro');
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=dark]');
    await page.locator('.dropdown:has(.icon-language) > summary').click();
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForSelector('html[lang=es]');
    await expect.poll(() => islandSwitch(page).getAttribute('aria-label')).toContain('modo oscuro)');
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=light]');
  });
});

describe('the announcement', () => {
  const open = () => openPage(browser, `${server.origin}/start`);

  it('goes for good when it is dismissed, and leaves no trace of itself', async () => {
    const page = await open();
    await page.locator('.announcement-close').click();
    await page.locator('.announcement').waitFor({ state: 'hidden' });
    expect(await stored(page, 'docsgen.announcement.dismiss')).toBe('true');
    expect(await stored(page, 'docsgen.announcement.id')).toBe('release');
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(false);
  });

  it('comes back when it is another', async () => {
    const page = await open();
    await page.evaluate(() => {
      localStorage.setItem('docsgen.announcement.id', 'older');
      localStorage.setItem('docsgen.announcement.dismiss', 'true');
    });
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    expect(await stored(page, 'docsgen.announcement.dismiss')).toBe('false');
  });
});

describe('a code block', () => {
  const address = '/concepts/integration/asterisk';

  it('is copied as it stands, and says so for a second', async () => {
    const page = await openPage(browser, `/es${address}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.code').first();
    await block.hover();
    const button = block.locator('[data-tool=copy]');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-label')).toBe('Copiado');
    const text = await block.locator('pre').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect.poll(() => button.getAttribute('aria-label')).not.toBe('Copiado');
  });

  it('offers to wrap lines only where they are too long', async () => {
    const page = await openPage(browser, address, { viewport: { width: 390, height: 800 } });
    const shown = await page.locator('.code').evaluateAll((blocks) =>
      blocks.map((block) => {
        const pre = block.querySelector('pre');
        const isTooLong = pre !== null && pre.scrollWidth > pre.clientWidth;
        return [isTooLong, block.querySelector<HTMLElement>('[data-tool=wrap]')?.hidden === false];
      }),
    );
    expect(shown.some(([isTooLong]) => isTooLong)).toBe(true);
    expect(shown.every(([isTooLong, isOffered]) => isTooLong === isOffered)).toBe(true);
    const long = page.locator('.code:has([data-tool=wrap]:not([hidden]))').first();
    await long.locator('[data-tool=wrap]').click();
    expect(await long.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
  });
});

it('the policy is sent as a header, and says what the page says', async () => {
  const { origin } = inject('plainSite');
  const response = await fetch(`${origin}/concepts/intro`);
  const html = await response.text();
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
  expect(response.headers.get('content-security-policy')).toBe(meta);
  expect(meta).toMatch(/script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/);
  expect(meta).toContain("object-src 'none'; base-uri 'self'");
});
