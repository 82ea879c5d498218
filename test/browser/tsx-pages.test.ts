import axe from 'axe-core';
import { afterAll, expect, it } from 'vitest';
import { serveSite } from '../support/server.ts';
import { shareSite } from '../support/served-site.ts';
import { isReady, openPage, phone } from './frame.ts';

const { out } = await shareSite('tsx-pages');
const { origin, close } = await serveSite(out, '/site/');
afterAll(close);

const open = (path: string, options = {}) => openPage(`${origin}/site${path}`, options);

it('an island in a component page is hydrated, under the policy of all pages', async () => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Count: 3' }).click();
  await page.getByRole('button', { name: 'Count: 4' }).waitFor();
});

it('a reader gets from a page with a navbar to one without, and back, without loading anything whole', async () => {
  const page = await open('/docs/intro', phone);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  const visit = async (path: string, title: string) => {
    await page.evaluate(
      (detail) => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail })),
      `/site${path}`,
    );
    await page.waitForFunction((text) => document.title.startsWith(text), title);
  };
  await visit('/blank', 'Blank');
  expect(await page.locator('.navbar, .sidebar, .footer').count()).toBe(0);
  expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top)).toBe(0);
  await page.getByRole('link', { name: 'Introduction' }).click();
  await page.waitForFunction(() => document.title.startsWith('Introduction'));
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  await isReady(page);
  // The navbar is a new one, and works.
  await page.locator('.menu').click();
  await page.locator('.sidebar').getByRole('link', { name: 'A wide page' }).click();
  await page.waitForFunction(() => document.title.startsWith('A wide page'));
  await page.locator('.color-switch').waitFor({ state: 'attached' });
});

it.each([
  ['light', 'a phone', phone],
  ['dark', 'a wide screen', {}],
] as const)('a landing page can be read by all, %s and on %s', async (colorScheme, _, options) => {
  const page = await open(`/landing?theme=${colorScheme}`, options);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (): Promise<readonly axe.Result[]> => {
    const runner: typeof axe = Reflect.get(globalThis, 'axe');
    return (await runner.run('main', { resultTypes: ['violations'] })).violations;
  });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
