import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, openEmpty } from './frame.ts';
import { agents, answer, arrived, isSame, lastAsked, open, openOn, origin, path } from './search-page.ts';

const results = (page: Page) => page.locator('.search-results .hit');
const input = (page: Page) => page.locator('.search-page input');
const index = (page: Page) => page.locator('.all-pages');
const found = async (page: Page, count: number) => {
  await expect.poll(() => results(page).count()).toBe(count);
};

describe('the page with results', () => {
  it('shows those of the query in its address', async () => {
    const page = await open('/search?q=agent');
    await found(page, 3);
    expect(await input(page).inputValue()).toBe('agent');
    expect(await page.title()).toBe('Results for “agent” | Searched');
    expect(await page.getByRole('status').filter({ hasText: '2 pages found' }).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Documentation', 'Blog']);
    expect(await index(page).isVisible()).toBe(false);
    expect(await results(page).first().getAttribute('role')).toBeNull();
  });

  it('lists all pages without a query', async () => {
    const page = await open('/search');
    expect(await index(page).isVisible()).toBe(true);
    expect(await page.title()).toBe('Search | Searched');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });

  it('follows the typed query, and so does its address', async () => {
    const page = await open('/search');
    await input(page).fill('agent');
    await found(page, 3);
    await expect.poll(() => path(page)).toBe('/search?q=agent');
    await input(page).press('Enter');
    expect(await path(page)).toBe('/search?q=agent');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await index(page).isVisible()).toBe(true);
    expect(await path(page)).toBe('/search');
    expect(await page.title()).toBe('Search | Searched');
  });

  it('takes in what is typed before its script has come', async () => {
    const page = await openEmpty();
    const send = await holdBack(page, '**/assets/late-*');
    await page.goto(`${origin}/search`, { waitUntil: 'commit' });
    await input(page).fill('agent');
    send();
    await found(page, 3);
    expect(await path(page)).toBe('/search?q=agent');
  });

  it('lists more when it is asked to, with the focus on the first of them', async () => {
    const page = await open('/search?q=many');
    await found(page, 15);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await found(page, 30);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('More 15');
    expect(await page.getByRole('button', { name: 'Show more results' }).isVisible()).toBe(false);
  });

  it('says that nothing was found, offers similar spellings, and tries again', async () => {
    const page = await open('/search?q=agnet');
    const said = page.locator('.search-results');
    await expect.poll(() => said.innerText()).toContain('Nothing found for “agnet”');
    await page.getByRole('button', { name: 'agents' }).click();
    await found(page, 3);
    expect(await path(page)).toBe('/search?q=agents');
    await input(page).fill('break');
    await expect.poll(() => said.innerText()).toContain('The search could not be loaded');
    await page.evaluate(() => Reflect.set(window, 'mended', true));
    await page.getByRole('button', { name: 'Try again' }).click();
    await found(page, 3);
  });

  it('shows no message for the first letter of a word without results', async () => {
    const page = await open('/search');
    await input(page).fill('z');
    await expect.poll(() => lastAsked(page)).toMatchObject({ query: 'z' });
    expect(await index(page).isVisible()).toBe(true);
    await input(page).fill('zz');
    await expect.poll(() => page.locator('.search-results').innerText()).toContain('Nothing found for “zz”');
  });

  it('can be opened, left and opened again without a full page load', async () => {
    const page = await open('/docs');
    await openOn(page);
    // If there were results, the key would choose the first of them.
    await page.locator('.search-dialog input').fill('wait-x');
    await page.keyboard.press('Enter');
    const foundAtLast = async () => {
      await expect.poll(() => answer(page, 'wait-x').then(() => results(page).count())).toBe(3);
    };
    await arrived(page, '/search?q=wait-x');
    await foundAtLast();
    await results(page).first().click();
    await arrived(page, agents);
    await page.goBack();
    await arrived(page, '/search?q=wait-x');
    await foundAtLast();
    expect(await input(page).inputValue()).toBe('wait-x');
    expect(await isSame(page)).toBe(true);
  });

  it('answers the last query', async () => {
    const page = await open('/search?q=wait-1');
    await expect.poll(() => lastAsked(page)).toMatchObject({ query: 'wait-1', limit: 15 });
    await input(page).fill('wait-2');
    await expect.poll(() => lastAsked(page)).toMatchObject({ query: 'wait-2' });
    await answer(page, 'wait-2');
    await found(page, 3);
    await answer(page, 'wait-1');
    await page.waitForFunction(() => Reflect.get(window, 'ended') === true);
    expect(await results(page).last().innerText()).toContain('wait-2');
  });

  it('keeps its query in another language', async () => {
    const page = await open('/search?q=agent');
    await page.locator('.dropdown > summary').filter({ hasText: 'English' }).click();
    await page.locator('.dropdown-link[hreflang=es]').click();
    await arrived(page, '/es/search?q=agent');
    await found(page, 3);
    expect(await page.title()).toBe('Resultados para «agent» | Buscado');
  });

  it('is announced to browsers, in each language', async () => {
    const page = await open('/es/docs');
    const link = page.locator('link[rel=search]');
    expect(await link.getAttribute('href')).toBe('/es/opensearch.xml');
    const text = await page.evaluate(async () => (await fetch('/es/opensearch.xml')).text());
    expect(text).toContain('<ShortName>Buscado</ShortName>');
    expect(text).toContain('template="https://searched.example.com/es/search?q={searchTerms}"');
  });
});
