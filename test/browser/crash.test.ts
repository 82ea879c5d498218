import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isReady } from './frame.ts';
import { breakSwitch, fragileMarkup, openWithIsland } from './island-page.ts';
import { arrived, click, heading, isSame, open, origin, path, visit } from './navigation-page.ts';

const provoked = [/The switch is stuck/];
const island = 'main docs-island';
const openFragile = (address: string) =>
  openWithIsland(address, { markup: fragileMarkup, prepare: breakSwitch, provoked });
const setStuck = (page: Page, isStuck: boolean) =>
  page.evaluate((force) => void document.documentElement.toggleAttribute('data-stuck', force), isStuck);
const messages = (page: Page, where: string) => page.locator(`${where} .failure pre`).innerText();
const title = (page: Page) => page.locator(`${island} .failure > :first-child`).innerText();

describe('an island of the text', () => {
  it('shows that a part of the page crashed, not the page, with chained messages', async () => {
    const page = await openFragile('/concepts/intro');
    await page.evaluate(() => Reflect.set(window, 'mark', true));
    await page.getByRole('button', { name: 'Press' }).click();
    await page.locator(`${island} .failure`).waitFor();
    expect(await title(page)).toBe('This part of the page crashed.');
    expect(await messages(page, island)).toBe('The switch is stuck\nCause: No power\nCause: A storm');
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    // The rest of the page still works.
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Introduction']);
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    expect(await isSame(page)).toBe(true);
  });

  it("spec 4: Error boundary: shows the crash page until 'Try again' clears the error.", async () => {
    const page = await openFragile('/concepts/intro');
    await setStuck(page, true);
    await page.getByRole('button', { name: 'Press' }).hover();
    const failure = page.locator(`${island} .failure`);
    await failure.waitFor();
    await failure.evaluate((screen) => screen.setAttribute('data-seen', ''));
    await failure.getByRole('button').click();
    await page.locator(`${island} .failure:not([data-seen])`).waitFor();
    await setStuck(page, false);
    await failure.getByRole('button').click();
    await failure.waitFor({ state: 'detached' });
    // All of it is back: what React prints, what the server had printed inside of it, and what it
    // does.
    expect(await page.locator(island).innerHTML()).toBe(
      '<div><button type="button">Press</button><docs-slot><p>Inside</p></docs-slot></div>',
    );
    await page.getByRole('button', { name: 'Press' }).click();
    await failure.waitFor();
  });

  it("leaves the focus in it after 'Try again', be it the screen again or the island", async () => {
    const page = await openFragile('/concepts/intro');
    await setStuck(page, true);
    await page.getByRole('button', { name: 'Press' }).hover();
    const failure = page.locator(`${island} .failure`);
    await failure.getByRole('button').press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Try again');
    await setStuck(page, false);
    await failure.getByRole('button').press('Enter');
    await expect.poll(focused).toBe('Press');
  });

  it.each([true, false])('adds no second heading to the page (with the words of the page: %s)', async (hasWords) => {
    const page = await openFragile('/concepts/intro');
    if (!hasWords) await page.evaluate(() => document.querySelector('#docs-crash')?.remove());
    await page.getByRole('button', { name: 'Press' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Introduction']);
    expect(await page.getByRole('heading', { name: /crashed/ }).count()).toBe(0);
    expect(await page.locator(island).innerText()).toContain('This part of the page crashed');
  });

  it('shows this in the language of the page', async () => {
    const page = await openFragile('/es/concepts/intro');
    await page.getByRole('button', { name: 'Press' }).click();
    await page.getByRole('button', { name: 'Intente de nuevo' }).waitFor();
    expect(await title(page)).toBe('Esta parte de la página ha fallado.');
    expect(await messages(page, island)).toBe('The switch is stuck\nCausa: No power\nCausa: A storm');
  });
});

it('an island of the frame that crashes leaves what the server had sent', async () => {
  const page = await openWithIsland('/concepts/intro', { prepare: breakSwitch, provoked });
  const button = page.locator('.navbar .color-switch');
  const { top, left } = await button.evaluate((element) => element.getBoundingClientRect());
  const html = await button.evaluate((element) => element.outerHTML);
  await setStuck(page, true);
  await button.hover();
  await page.waitForSelector('.navbar docs-island[data-ready]', { state: 'attached' });
  expect(await button.evaluate((element) => element.outerHTML)).toBe(html);
  expect(await button.evaluate((element) => element.getBoundingClientRect())).toMatchObject({ top, left });
  expect(await page.locator('.failure').count()).toBe(0);
  await page.locator('.dropdown:has(.icon-language) > summary').click();
  expect(await page.getByRole('link', { name: 'Español' }).isVisible()).toBe(true);
});

describe('a change of the page that crashes', () => {
  /** The next page has a sidebar and this one has none: it must be brought in, and cannot. */
  const fail = async (page: Page, { address = '/concepts/intro', button = 'Try again' } = {}) => {
    await page.evaluate(() => {
      document.importNode = () => {
        throw new Error('The sidebar is lost', { cause: new TypeError('Out of memory') });
      };
    });
    await visit(page, address);
    await page.getByRole('button', { name: button }).waitFor();
  };

  it("spec 8: Page failed (Spanish): 'Esta página ha fallado', 'Intente de nuevo'", async () => {
    const page = await open('/es/');
    await fail(page, { address: '/es/concepts/intro', button: 'Intente de nuevo' });
    expect(await page.locator('main h1').allInnerTexts()).toEqual(['Esta página ha fallado.']);
    expect(await messages(page, 'main')).toBe('The sidebar is lost\nCausa: Out of memory');
  });

  it("spec 8: Page crashes: 'This page crashed.' with chained messages and 'Try again'", async () => {
    const page = await open('/');
    await fail(page);
    expect(await page.locator('main h1').allInnerTexts()).toEqual(['This page crashed.']);
    expect(await messages(page, 'main')).toBe('The sidebar is lost\nCause: Out of memory');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect(await page.locator('.footer').isVisible()).toBe(true);
    expect(await path(page)).toBe('/concepts/intro');
    expect(await page.title()).not.toBe('');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.locator('.sidebar').waitFor();
    expect(await heading(page)).toBe('Introduction');
    await isReady(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    // This happens only once.
    await page.reload();
    await isReady(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  it('leaves links and history working: their pages are fully loaded', async () => {
    const page = await open('/');
    await fail(page);
    await click(page, '.navbar a[href="/blog"]');
    await page.waitForFunction(() => document.title.includes('Blog'));
    expect([await page.locator('.failure').count(), await isSame(page)]).toEqual([0, false]);
    await page.goto(origin);
    await isReady(page);
    await fail(page);
    await page.goBack();
    await page.locator('.failure').waitFor({ state: 'detached' });
    expect([await path(page), await page.locator('.sidebar').count()]).toEqual(['/', 0]);
  });

  it('shows the screen without texts if the texts of the page are gone too', async () => {
    const page = await open('/');
    await page.evaluate(() => document.querySelector('#docs-crash')?.remove());
    await fail(page);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['This page crashed']);
    expect(await page.title()).toBe('Page Error');
    expect(await page.locator('main pre').innerText()).toBe('The sidebar is lost\nCause: Out of memory');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.sidebar').waitFor();
    expect(await heading(page)).toBe('Introduction');
    expect(await page.title()).toContain('Introduction');
  });
});
