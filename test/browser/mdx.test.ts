import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage, phone } from './frame.ts';
import { runLength } from '../support/run-length.ts';

const { origin } = await serveSmallSite('mdx');

const open = (path: string, options = {}) => openPage(`${origin}${path}`, options);
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/.*\//, ''))
      .filter((name) => name.endsWith('.js')),
  );

describe('a component of the site', () => {
  it('is hydrated in its place, and leaves the text inside it unchanged', async () => {
    const page = await open('/docs/components');
    const slot = page.locator('docs-slot').first();
    await slot.evaluate((element) => (element.querySelector('p') ?? element).setAttribute('data-kept', ''));
    await page.getByRole('button', { name: 'Calls: 2' }).click();
    await page.getByRole('button', { name: 'Calls: 3' }).click();
    await page.getByRole('button', { name: 'Calls: 4' }).waitFor();
    expect(await slot.locator('[data-kept]').textContent()).toBe('Some static text with a link and new.');
  });

  it('has its own state in each place, in a post and in the list of posts', async () => {
    const page = await open('/blog/2026/01/02/post');
    await page.getByRole('button', { name: 'After: 0' }).click();
    await page.getByRole('button', { name: 'After: 1' }).waitFor();
    await page.getByRole('button', { name: 'Before: 0' }).waitFor();
    const list = await open('/blog');
    await list.getByRole('button', { name: 'Before: 0' }).click();
    await list.getByRole('button', { name: 'Before: 1' }).waitFor();
  });

  it('may use the theme, with the strings of the page', async () => {
    const page = await open('/es/docs/guide');
    await page.locator('main').getByRole('button', { name: 'Copiar' }).click();
    await page.locator('main').getByRole('button', { name: 'Heard' }).waitFor();
  });

  it('is fetched only by pages that have it', async () => {
    const page = await open('/docs/components');
    await isReady(page);
    await page.getByRole('button', { name: 'Calls: 2' }).hover();
    await page.waitForSelector('link[rel=modulepreload][href*=Counter]', { state: 'attached' });
    const plain = await open('/docs/guide/first');
    await isReady(plain);
    await plain.locator('.color-switch').hover();
    await plain.waitForSelector('link[rel=modulepreload][href*=ColorSwitch]', { state: 'attached' });
    expect((await scripts(plain)).filter((name) => name.includes('Counter'))).toEqual([]);
  });
});

const modes = runLength<readonly ('light' | 'dark')[]>({ short: ['light'], long: ['light', 'dark'] });

describe('the components of the theme', () => {
  it('can be read without scripts', async () => {
    const page = await open('/docs/components', { javaScriptEnabled: false });
    const tree = page.locator('.file-tree');
    await tree.getByText('components.mdx').waitFor();
    await tree.getByText('en', { exact: true }).click();
    expect(await tree.getByText('components.mdx').isVisible()).toBe(false);
    await page.getByText('A fold', { exact: true }).click();
    expect(await page.getByText('Text with code.').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Calls: 2' }).isVisible()).toBe(true);
  });

  it('leave room for the page on a phone', async () => {
    const page = await open('/docs/components', phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('link to the target of the card, and of a link in it', async () => {
    const page = await open('/docs/components');
    await page.locator('.card', { hasText: 'Where everything begins' }).click();
    await page.waitForURL('**/docs/intro');
    const other = await open('/docs/components');
    await other.locator('.card', { hasText: 'Numbers' }).getByRole('link', { name: 'a link' }).click();
    await other.waitForURL('**/docs/guide#one');
  });

  it.each(modes)('have no problem that axe finds in %s', async (mode) => {
    const page = await open('/docs/components');
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
    await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async (): Promise<readonly axe.Result[]> => {
      const runner: typeof axe = Reflect.get(globalThis, 'axe');
      return (await runner.run('main', { resultTypes: ['violations'] })).violations;
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
