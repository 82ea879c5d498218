import { describe, expect, it } from 'vitest';
import { openEmpty } from './frame.ts';
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

describe('the 404 page helps a reader on', () => {
  it.each([
    ['/old/folder/tags', '/'],
    ['/es/old/folder/agents', '/es/'],
  ])('nearest pages of %s', async (path, root) => {
    const page = await openEmpty();
    await page.goto(origin + path);
    const links = page.locator('.nearest-pages li a');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeLessThanOrEqual(5);
    for (const href of hrefs) expect(/^\/(?:es|pt)\//.exec(href)?.[0] ?? '/').toBe(root);
    expect(await links.first().locator('.nearest-address').innerText()).toBe(decodeURI(hrefs[0] ?? ''));
    expect(await page.locator('.nearest-pages').getAttribute('aria-live')).toBe('polite');
  });

  it('the language menu keeps the failed address, and leads home again on the home page', async () => {
    const page = await openEmpty();
    await page.goto(`${origin}/es/no/existe`);
    const link = page.locator('.navbar a[hreflang=pt]').first();
    const href = () => link.evaluate((each) => each.getAttribute('href'));
    await expect.poll(href).toBe('/pt/no/existe');
    await page.locator('.not-found .button-primary').click();
    await page.locator('.not-found').waitFor({ state: 'detached' });
    await expect.poll(href).toBe('/pt/');
  });
});
