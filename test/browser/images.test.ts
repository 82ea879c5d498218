import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/browser.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage, phone } from './frame.ts';
import { keyIn } from '../support/stored.ts';

const site = await serveSmallSite('images');

const open = (path: string, options?: BrowserContextOptions) => openPage(site.origin + path, options);
const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page) => page.locator('.zoom-open').first();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

describe('a picture that can be enlarged', () => {
  it('fills the window when it is clicked, even before React is loaded', async () => {
    const page = await open('/docs/intro');
    await button(page).dispatchEvent('click');
    await dialog(page).waitFor();
    const picture = dialog(page).locator('img');
    expect(await picture.getAttribute('src')).toMatch(/console-light-[0-9a-f]{8}\.png$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    const shown = await page.locator('.zoom img').first().boundingBox();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(shown?.width ?? 0);
  });

  it('is not opened on a page that the reader has left meanwhile', async () => {
    const page = await open('/docs/intro');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await button(page).focus();
    // React knows the button then.
    await page.waitForFunction(() => Object.keys(document.querySelector('.zoom-open') ?? {}).length > 0);
    await button(page).evaluate((element) => {
      const island = element.closest('docs-island');
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      island?.remove();
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(errors).toEqual([]);
    expect(await dialog(page).count()).toBe(0);
  });

  it('works with the keyboard, and restores the focus', async () => {
    const page = await open('/docs/intro', { reducedMotion: 'reduce' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await focused(page)).toBe('icon-button');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('zoom-open');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('zoom-open');
  });

  it('closes wherever it is clicked, and the page behind it does not move', async () => {
    const page = await open('/docs/intro');
    await button(page).click();
    await dialog(page).locator('img').waitFor();
    await page.mouse.wheel(0, 600);
    await dialog(page).locator('img').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('is named in the language of the page', async () => {
    const page = await open('/es/docs/intro');
    expect(await button(page).getAttribute('aria-label')).toBe('Ampliar la imagen: La consola de día');
    await button(page).click();
    await dialog(page).waitFor();
    expect(await dialog(page).getAttribute('aria-label')).toBe('Imagen ampliada: La consola de día');
    expect(await dialog(page).getByRole('button').getAttribute('aria-label')).toBe('Cerrar');
  });

  it('has no problem that axe finds, open or closed', async () => {
    const page = await open('/docs/intro', { reducedMotion: 'reduce' });
    const faults = async () => {
      await page.evaluate(axe.source);
      return page.evaluate(async () => {
        const runner: typeof axe = Reflect.get(globalThis, 'axe');
        return (await runner.run(document)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
      });
    };
    expect(await faults()).toEqual([]);
    await button(page).click();
    await dialog(page).waitFor();
    expect(await faults()).toEqual([]);
  });

  it('disappears when the reader leaves the page', async () => {
    const page = await open('/docs/themes');
    await page.locator('.sidebar').getByRole('link', { name: 'Pictures', exact: true }).click();
    await page.waitForSelector('#console');
    await button(page).click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  it('without scripts is a picture, with no button', async () => {
    const page = await open('/docs/intro', { javaScriptEnabled: false });
    expect(await button(page).isVisible()).toBe(false);
    expect(await page.locator('.zoom img').first().isVisible()).toBe(true);
  });

  it('fits a narrow window', async () => {
    const page = await open('/docs/intro', phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await button(page).tap();
    await dialog(page).waitFor();
    const box = await dialog(page).locator('img').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    expect(box?.height).toBeLessThanOrEqual(844);
  });
});

describe('a page', () => {
  interface Reading extends BrowserContextOptions {
    /** The stored color mode. */
    readonly theme?: string;
    /** Selector of what the reader points at, which wakes its island. */
    readonly island?: string;
  }

  /** Opens a page and returns the pictures and modules that it fetched. */
  async function fetched(path: string, { theme, island, ...options }: Reading = {}): Promise<readonly string[]> {
    const context = await browser.newContext(options);
    if (theme !== undefined) {
      const entry = [keyIn(site.read('404.html'), 'theme'), theme] as const;
      await context.addInitScript((chosen) => localStorage.setItem(...chosen), entry);
    }
    const page = await context.newPage();
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await isReady(page);
    if (island !== undefined) {
      await page.locator(island).first().hover();
      await page.waitForSelector('docs-island[data-ready]', { state: 'attached' });
    }
    await context.close();
    return paths;
  }

  it('fetches the variants of its color mode only', async () => {
    const pictures = async (theme: string) =>
      (await fetched('/docs/themes', { theme })).filter((path) => /console/.test(path));
    expect((await pictures('light')).every((path) => path.includes('console-light'))).toBe(true);
    expect((await pictures('dark')).every((path) => path.includes('console-dark'))).toBe(true);
    expect(await pictures('dark')).not.toHaveLength(0);
  });

  it('shows one variant, and changes it with the color mode', async () => {
    const page = await open('/docs/themes');
    const shown = () =>
      page
        .locator('main img')
        .evaluateAll((images) =>
          images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('alt')),
        );
    expect(await shown()).toEqual(['The console by day', 'The console by day']);
    await page.locator('.color-switch').first().click();
    await page.waitForSelector('html[data-theme=dark]');
    expect(await shown()).toEqual(['The console by night', 'The console by night']);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual(['The console by day', 'The console by day']);
  });

  it('fetches the copy that fits the screen', async () => {
    const first = async (options: BrowserContextOptions) =>
      (await fetched('/es/docs/intro', options)).filter((path) => path.includes('console'));
    const widths = new Map(
      [...site.read('es/docs/intro/index.html').matchAll(/(\/assets\/[\w-]+\.avif) (\d+)w/g)].map(([, path, width]) => [
        path,
        width,
      ]),
    );
    const wide = await first({ viewport: { width: 1300, height: 800 }, deviceScaleFactor: 1 });
    const narrow = await first({ viewport: { width: 300, height: 600 }, deviceScaleFactor: 1 });
    expect(wide.map((path) => widths.get(path))).toEqual(['960']);
    expect(narrow.map((path) => widths.get(path))).toEqual(['320']);
  });

  it('without pictures fetches no code for them', async () => {
    const without = await fetched('/docs/plain', { island: '.color-switch' });
    expect(without.filter((path) => path.includes('ImageZoom'))).toEqual([]);
    expect((await fetched('/docs/intro')).filter((path) => path.includes('ImageZoom'))).toEqual([]);
    // It is fetched once, and then comes from the browser's cache.
    const code = (await fetched('/docs/intro', { island: '.zoom-open' })).filter((path) => path.includes('ImageZoom'));
    expect(new Set(code).size).toBe(1);
  });

  it('does not move when its pictures are loaded', async () => {
    const page = await open('/docs/intro');
    const boxes = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return [
          width > 0,
          Math.abs(height / width - Number(image.getAttribute('height')) / Number(image.getAttribute('width'))) < 0.02,
        ];
      }),
    );
    expect(boxes.every(([isShown, hasShape]) => isShown && hasShape)).toBe(true);
  });
});
