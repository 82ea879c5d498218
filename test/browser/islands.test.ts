import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openEmpty, openPage, phone, settle } from './frame.ts';
import { storedOn, storeOn } from '../support/stored.ts';

const { origin } = await serveSmallSite('navbar');

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const islandSwitch = (page: Page) => page.locator('docs-island .color-switch');

describe('spec 4: Color mode: light or dark, default light, persisted in local storage; the switch is enabled.', () => {
  it('loads React when the pointer comes near and runs it when a reader reaches for it', async () => {
    const page = await openEmpty();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/hydrate-') && asked.push(request.url()));
    await page.goto(new URL('/concepts/intro', inject('plainSite').origin).href, { waitUntil: 'networkidle' });
    await isReady(page);
    const box = await islandSwitch(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) - 300, (box?.y ?? 0) + 300);
    await settle(page);
    expect(asked).toEqual([]);
    // The pointer is looked at ten times a second.
    await expect
      .poll(async () => {
        await page.mouse.move((box?.x ?? 0) - 60, (box?.y ?? 0) + 60 + Math.random());
        return page.locator('link[rel=modulepreload][href*=hydrate]').count();
      })
      .toBe(1);
    expect(await page.locator('docs-island[data-ready]').count()).toBe(0);
    await islandSwitch(page).hover();
    await page.waitForSelector('docs-island[data-ready]', { state: 'attached' });
  });

  it('loads React when the focus comes near', async () => {
    const page = await openPage('/concepts/intro');
    await isReady(page);
    await page.locator('.navbar a').first().focus();
    await settle(page);
    expect(await page.locator('link[rel=modulepreload][href*=hydrate]').count()).toBe(0);
    await page.locator('.search-opener:visible').focus();
    await page.waitForSelector('link[rel=modulepreload][href*=hydrate]', { state: 'attached' });
    expect(await page.locator('docs-island[data-ready]').count()).toBe(0);
  });

  it('answers a click that comes before React at once, and React goes on from there', async () => {
    const page = await openPage('/concepts/intro');
    await isReady(page);
    const after = await islandSwitch(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.documentElement.dataset['theme'];
    });
    expect(after).toBe('dark');
    await page.waitForSelector('docs-island[data-ready]', { state: 'attached' });
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=light]');
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=dark]');
    expect(await storedOn(page, 'theme')).toBe('dark');
  });

  it('answers a click once that comes while React begins with it', async () => {
    const page = await openEmpty();
    await page.addInitScript(() => {
      const listen: EventTarget['addEventListener'] = Reflect.get(EventTarget.prototype, 'addEventListener');
      let isPressed = false;
      // React listens to events before it renders, which it does in a later task.
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
        Reflect.apply(listen, this, args);
        if (isPressed || args[0] !== 'click' || !(this instanceof Element) || this.localName !== 'docs-island') return;
        isPressed = true;
        queueMicrotask(() => this.querySelector('button')?.click());
      };
    });
    await page.goto(new URL('/concepts/intro', inject('plainSite').origin).href);
    await islandSwitch(page).hover();
    await page.waitForSelector('docs-island[data-ready]', { state: 'attached' });
    expect(await theme(page)).toBe('dark');
  });

  it('says which mode the page is in, in the page’s language, and keeps the choice', async () => {
    const page = await openPage('/es/concepts/intro');
    expect(await islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo claro\)/);
    await islandSwitch(page).click();
    await page.waitForSelector('html[data-theme=dark]');
    await expect.poll(() => islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo oscuro\)/);
    await page.reload();
    expect(await theme(page)).toBe('dark');
    await expect.poll(() => islandSwitch(page).getAttribute('aria-label')).toMatch(/\(.*modo oscuro\)/);
  });

  it("spec 4: Its label reads: 'Switch between dark and light mode (currently dark mode or light mode)'.", async () => {
    const page = await openPage('/concepts/intro');
    const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
    for (const mode of ['light', 'dark', 'light']) {
      await page.getByRole('button', { name: label(mode), exact: true }).click();
    }
    await page.getByRole('button', { name: label('dark'), exact: true }).waitFor();
  });

  it('changes the mode that the page shows, also where React has rendered another', async () => {
    const page = await openPage('/concepts/intro');
    await islandSwitch(page).click();
    await page.waitForSelector('docs-island[data-ready] .color-switch');
    await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
    await islandSwitch(page).click();
    expect(await theme(page)).toBe('dark');
  });

  it('follows the reader’s other windows', async () => {
    const page = await openPage('/concepts/intro');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await islandSwitch(page).click();
    await other.waitForSelector('html[data-theme=dark]');
    expect(await islandSwitch(other).getAttribute('aria-label')).toContain('dark mode)');
  });

  it('stays awake when the page is left for another, and speaks its language', async () => {
    const page = await openPage('/concepts/intro');
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

describe("spec 4: Announcement bar: active or dismissed. Dismissal is kept in local storage (one key for the dismissal, one for the bar id) and is reset when the bar's id changes.", () => {
  const open = () => openPage(`${origin}/start`);

  it('disappears permanently when it is dismissed, without leaving a gap', async () => {
    const page = await open();
    await page.locator('.announcement-close').click();
    await page.locator('.announcement').waitFor({ state: 'hidden' });
    expect(await storedOn(page, 'announcement.dismiss')).toBe('true');
    expect(await storedOn(page, 'announcement.id')).toBe('release');
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(false);
  });

  it('moves the focus on when it is closed with the keyboard', async () => {
    const page = await open();
    await page.locator('.announcement-close').press('Enter');
    await expect.poll(() => page.locator('.announcement').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-region]')?.className)).toBe('navbar');
  });

  it('is shown again if its id changes', async () => {
    const page = await open();
    await storeOn(page, 'announcement.id', 'older');
    await storeOn(page, 'announcement.dismiss', 'true');
    await page.reload();
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    expect(await storedOn(page, 'announcement.dismiss')).toBe('false');
  });
});

describe('a code block', () => {
  const address = '/concepts/integration/asterisk';

  it("spec 8: Copy of code: Confirmation 'Copiado'", async () => {
    const page = await openPage(`/es${address}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.code').first();
    await block.hover();
    const button = block.locator('[data-tool=copy]');
    const name = await button.getAttribute('aria-label');
    await button.click();
    await block.locator('.copied').waitFor();
    // As visible text, and as an announcement for screen readers. The button keeps its name.
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Copiado"');
    expect(await page.locator('docs-status').textContent()).toBe('Copiado');
    expect(await button.getAttribute('aria-label')).toBe(name);
    const text = await block.locator('pre').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await block.locator('.copied').waitFor({ state: 'detached' });
    // Screen readers also announce it if they are busy for a second.
    expect(await page.locator('docs-status').textContent()).toBe('Copiado');
  });

  it('shows its buttons to a finger, which cannot hover', async () => {
    const page = await openPage(address, { ...phone, isMobile: true });
    const button = page.locator('.code [data-tool=copy]').first();
    await button.scrollIntoViewIfNeeded();
    expect(
      await page
        .locator('.code-tools')
        .first()
        .evaluate((tools) => getComputedStyle(tools).opacity),
    ).toBe('1');
    await button.tap();
    await expect.poll(() => page.locator('docs-status').textContent()).toBe('Copied');
  });

  it('offers to wrap lines only where they are too long', async () => {
    const page = await openPage(address, { viewport: { width: 390, height: 800 } });
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
