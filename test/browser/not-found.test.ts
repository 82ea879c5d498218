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
