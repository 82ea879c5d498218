import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage } from './frame.ts';
import { storedOn, storeOn } from '../support/stored.ts';

const { origin } = await serveSmallSite('navbar');
const crawled = await serveSmallSite('versions-crawl');

describe('spec 4: Chosen docs version is persisted in local storage.', () => {
  const key = 'version.docs';
  const hrefs = (page: Page) =>
    page.locator('[data-versions]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('is kept when it is chosen, and led to from the pages outside the docs', async () => {
    const page = await openPage(`${origin}/start`);
    const latest = await hrefs(page);
    expect(latest.length).toBeGreaterThan(2);
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0' }).click();
    await page.waitForURL((url) => url.pathname.includes('/v1'));
    expect(await storedOn(page, key)).toBe('1.0');
    expect(await hrefs(page)).toEqual([]);
    await page.goto(`${origin}/start`);
    await page.waitForSelector('html[data-js=ready]');
    const chosen = await hrefs(page);
    expect(chosen).toHaveLength(latest.length);
    const inside = chosen.filter((href) => href?.startsWith('/'));
    expect([inside.length > 2, inside.every((href) => href?.includes('/v1'))]).toEqual([true, true]);
  });

  it('keeps the query and the hash where the version has the same page', async () => {
    const page = await openPage(`${origin}/docs/intro?plan=pro#calls`);
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0' }).click();
    await page.waitForURL(`${origin}/docs/v1/intro?plan=pro#calls`);
  });

  it('is the latest for who follows the link of the notice on an old one', async () => {
    const page = await openPage(`${origin}/docs/v1/intro`);
    await storeOn(page, key, '1.0');
    await page.locator('main .callout a').click();
    await page.waitForURL((url) => url.pathname === '/docs/intro');
    expect(await storedOn(page, key)).toBe('current');
  });

  it('is forgotten when there is no such version', async () => {
    const page = await openPage(`${origin}/start`);
    const latest = await hrefs(page);
    await storeOn(page, key, '0.1');
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    expect(await hrefs(page)).toEqual(latest);
    expect(await storedOn(page, key)).toBeNull();
  });

  it('is not kept by a visit, nor by a click on a page of it', async () => {
    const page = await openPage(`${origin}/docs/v1/intro`);
    expect(await storedOn(page, key)).toBeNull();
    await page.locator('main p').first().click();
    await page.locator('main h1').click();
    await page.waitForFunction(() => document.documentElement.dataset['version'] !== undefined);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((name) => name.includes('version'))).toEqual([]);
  });
});

describe('with two collections of docs in two languages', () => {
  const choose = async (page: Page, entry: string) => {
    await page.locator(`.dropdown:has(.dropdown-link:text-is("${entry}")) > summary`).first().click();
    await page.locator(`.dropdown-link:text-is("${entry}")`).first().click();
  };
  const items = (page: Page) =>
    page.locator('.navbar a').evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []));

  it('the choice goes from page to page and language to language, and never to a page that is not there', async () => {
    const page = await openPage(`${crawled.origin}/guide/next/intro?plan=pro#calls`);
    await choose(page, '2.0');
    await page.waitForURL(`${crawled.origin}/guide/intro?plan=pro#calls`);
    await page.goto(`${crawled.origin}/guide/category/ai-agents?plan=pro#top`);
    await isReady(page);
    await choose(page, 'Next');
    await page.waitForURL(`${crawled.origin}/guide/next/category/agents?plan=pro#top`);
    await page.locator('.dropdown:has(.icon-version) > summary').first().click();
    await page.locator('.dropdown-link:has-text("First guide")').click();
    await page.waitForURL(`${crawled.origin}/guide/v1`);
    await page.goto(`${crawled.origin}/about`);
    await isReady(page);
    expect((await items(page)).slice(2, 6)).toEqual(['/guide/only', '/guide/v1/intro', '/api/overview', '/guide/v1']);
    await choose(page, 'Español');
    await page.waitForURL(`${crawled.origin}/es/about`);
    await page.waitForSelector('.navbar a[href="/es/guide/v1/intro"]');
  });

  it('each link of the navbar has its page, whatever version was chosen', async () => {
    const addresses = new Set<string>();
    const page = await openPage(`${crawled.origin}/`);
    for (const [guide, api] of [
      ['current', '0.9'],
      ['1.0', 'current'],
      ['0.1', '0.1'],
    ] as const) {
      for (const path of ['/', '/es/about', '/guide/v1/agents/voice', '/es/guide/next/solo', '/api/webhooks']) {
        await storeOn(page, 'version.guide', guide);
        await storeOn(page, 'version.api', api);
        await page.goto(crawled.origin + path);
        await isReady(page);
        for (const address of await items(page)) addresses.add(new URL(address, page.url()).href);
      }
    }
    const wanted = ['/guide/v1/intro', '/es/guide/next/intro', '/api/0.9/overview', '/es/api/0.9/overview'];
    expect([...addresses]).toEqual(expect.arrayContaining(wanted.map((path) => crawled.origin + path)));
    const found = await Promise.all([...addresses].map(async (address) => [address, (await fetch(address)).status]));
    expect(found.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
