import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { holdBack, isReady, openEmpty, type ReaderOptions } from './frame.ts';
import { origin } from './navigation-page.ts';

describe("spec 8: Unknown path: Not-found page ('Página No Encontrada', 'No pudimos encontrar lo que buscaba')", () => {
  it.each([
    ['/es/no/existe', 'es', 'Página No Encontrada', 'No pudimos encontrar lo que buscaba'],
    ['/no/such', 'en', 'Page Not Found', 'We could not find what you were looking for'],
  ])('%s', async (path, lang, title, text) => {
    const page = await openEmpty();
    const response = await page.goto(origin + path);
    expect(response?.status()).toBe(404);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await page.title()).toContain(title);
    expect(await page.locator('main h1').innerText()).toBe(title);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(await page.locator('.navbar').isVisible()).toBe(true);
  });
});

/** Opens an address that does not exist: the browser says so, and nothing else goes wrong. */
async function openMissing(address: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await openEmpty({ provoked: [/status of 404/], ...options });
  await page.goto(new URL(address, origin).href);
  return page;
}

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const languageHref = (page: Page, lang: string) => async () => (await hrefsOf(page, `.navbar a[hreflang=${lang}]`))[0];

describe('the 404 page helps a reader on', () => {
  it.each([
    ['/old/folder/agents', '/concepts/app/agents', 'Agents'],
    ['/es/old/folder/agents', '/es/concepts/app/agents', 'Agentes'],
    ['/old/welcome', '/blog/welcome', 'Welcome'],
    ['/concepts/introo', '/concepts/intro', 'Introduction'],
  ])('nearest pages of %s', async (path, nearest, title) => {
    const page = await openMissing(path);
    const first = page.locator('.nearest-pages li a').first();
    await first.waitFor();
    const hrefs = await hrefsOf(page, '.nearest-pages li a');
    expect(hrefs[0]).toBe(nearest);
    expect(hrefs.length).toBeLessThanOrEqual(5);
    expect(await first.locator('.nearest-address').innerText()).toBe(nearest);
    expect(await first.locator('.nearest-title').innerText()).toBe(title);
    // Screen readers hear of the list, and do not read it out whole.
    const heading = await page.locator('.nearest-pages h2').innerText();
    await expect.poll(() => page.locator('docs-status').textContent()).toBe(heading);
    expect(await page.locator('.nearest-pages').getAttribute('aria-live')).toBe(null);
  });

  it('suggestions wait for no other request, and nothing above them moves', async () => {
    const page = await openEmpty({ provoked: [/status of 404/, /ERR_FAILED/] });
    await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? undefined : route.continue()));
    const send = await holdBack(page, '**/search');
    await page.goto(`${origin}/OLD/agents`);
    await isReady(page);
    const places = () =>
      page
        .locator('.not-found > :not(.nearest-pages)')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    send();
    await page.locator('.nearest-pages li').first().waitFor();
    expect(await places()).toEqual(before);
  });

  it('a host with one 404 page for all languages: suggestions are in that of the address', async () => {
    const page = await openEmpty({ provoked: [/status of 404/] });
    await page.route('**/pt/old/agents', async (route) => {
      const response = await route.fetch({ url: `${origin}/no/such` });
      await route.fulfill({ response });
    });
    await page.goto(`${origin}/pt/old/agents`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.locator('.nearest-pages li').first().waitFor();
    expect((await hrefsOf(page, '.nearest-pages li a'))[0]).toBe('/pt/concepts/app/agents');
    expect(await page.locator('.nearest-pages ul').getAttribute('lang')).toBe('pt-BR');
    expect(await languageHref(page, 'pt-BR')()).toBe('/pt/');
    expect(await languageHref(page, 'es')()).toBe('/es/old/agents');
    expect(await languageHref(page, 'en')()).toBe('/old/agents');
    expect(await page.locator('.navbar a[aria-current=true]').getAttribute('hreflang')).toBe('en');
  });

  it('the language menu keeps the failed address, and leads home again on the home page', async () => {
    const page = await openMissing('/es/no/existe?a=b#c');
    await expect.poll(languageHref(page, 'pt-BR')).toBe('/pt/no/existe?a=b#c');
    await isReady(page);
    await page.locator('.not-found .button-primary').click();
    await page.locator('.not-found').waitFor({ state: 'detached' });
    await expect.poll(languageHref(page, 'pt-BR')).toBe('/pt/');
  });

  it('readers report the failed address where they report a problem of a page', async () => {
    const site = await serveSmallSite('page-actions');
    const address = `${site.origin}/no/such`;
    const page = await openMissing(address);
    const report = page.locator('.report-address a');
    await report.waitFor();
    expect(await report.getAttribute('href')).toContain(encodeURIComponent(address));
    expect(await report.getAttribute('href')).not.toContain('{');
  });

  it('without scripts, it leads home and to the search, and nothing is empty', async () => {
    const site = await serveSmallSite('page-actions');
    for (const address of [`${origin}/es/no/existe`, `${site.origin}/no/such`]) {
      const page = await openMissing(address, { javaScriptEnabled: false });
      expect(await page.locator('.not-found .button').count()).toBe(2);
      expect(await page.locator('.report-address').filter({ visible: true }).count()).toBe(0);
      expect((await page.locator('.nearest-pages').boundingBox())?.height).toBe(0);
    }
  });

  it('other pages do not load the list of all pages', async () => {
    const page = await openEmpty();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/concepts/intro`);
    await isReady(page);
    expect(requests).not.toContain('/search');
    expect(requests.filter((path) => path.includes('forward'))).toEqual([]);
  });
});
