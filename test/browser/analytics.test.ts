import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fakeServices, type Outside } from '../support/fake-services.ts';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { storedOn } from '../support/stored.ts';
import { isReady, openEmpty, phone, type ReaderOptions } from './frame.ts';

const { origin } = await serveSmallSite('analytics');

async function open(path: string, options?: ReaderOptions): Promise<{ page: Page; outside: Outside }> {
  const page = await openEmpty(options);
  const outside = await fakeServices(page, origin);
  await page.goto(origin + path);
  await isReady(page);
  return { page, outside };
}

const free = ['plausible.example.org', 'umami.example.org'] as const;
const asked = ['matomo.example.org', 'region1.google-analytics.com'] as const;
const count = ({ views }: Outside, host: string) => views.get(host)?.length ?? 0;
const counts = (outside: Outside, hosts: readonly string[]) => hosts.map((host) => count(outside, host));
const isOfAsked = (request: string) => /matomo|google/.test(request);
const notes = (page: Page) => page.locator('html').getAttribute('data-notes');
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Follows a link without a reload: the window keeps its mark. */
async function follow(page: Page, name: string): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.locator('main').getByRole('link', { name, exact: true }).first().click();
  await page.waitForFunction((path) => location.pathname === path, `/docs/${name.toLowerCase()}`);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
}

describe('services that count visits', () => {
  it('get a view of each page, and those that need consent are not loaded before it', async () => {
    const { page, outside } = await open('/docs/first');
    await expect.poll(() => counts(outside, free)).toEqual([1, 1]);
    await follow(page, 'Second');
    await expect.poll(() => counts(outside, free)).toEqual([2, 2]);
    expect(outside.views.get('plausible.example.org')).toEqual(
      ['first', 'second'].map((name) => ['pageview', 'analytics.example.com', `${origin}/docs/${name}`]),
    );
    expect(outside.views.get('umami.example.org')?.at(-1)).toEqual([
      'a-b-c',
      'false',
      `${origin}/docs/second`,
      'Second | Analytics',
    ]);
    expect(outside.requests.filter(isOfAsked)).toEqual([]);
    expect(await notes(page)).not.toContain('asked');
    expect(await storedOn(page, 'consent')).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });

  it('start when the reader consents, and with the next page of a reader who has', async () => {
    const { page, outside } = await open('/docs/first');
    await choose(page, 'Accept');
    await expect.poll(() => counts(outside, asked)).toEqual([1, 1]);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await storedOn(page, 'consent')).toBe('granted');
    await expect.poll(() => notes(page)).toContain('asked docs');
    expect(await notes(page)).toContain('consent true true');
    await follow(page, 'Second');
    await expect.poll(() => counts(outside, asked)).toEqual([2, 2]);
    expect(outside.views.get('matomo.example.org')?.at(-1)).toEqual([
      '7',
      `${origin}/docs/second`,
      'Second | Analytics',
      `${origin}/docs/first`,
    ]);
    expect(outside.views.get('region1.google-analytics.com')?.at(-1)).toEqual([
      'page_view',
      `${origin}/docs/second`,
      'Second | Analytics',
    ]);
    await page.reload();
    await expect.poll(() => counts(outside, [...free, ...asked])).toEqual([3, 3, 3, 3]);
    expect(await banner(page).isVisible()).toBe(false);
  });

  it('stop when the reader withdraws consent by the button in the footer', async () => {
    const { page, outside } = await open('/docs/first');
    await choose(page, 'Accept');
    await expect.poll(() => counts(outside, asked)).toEqual([1, 1]);
    await choose(page, 'Cookie settings');
    const reloaded = page.waitForEvent('load');
    await choose(page, 'Decline');
    await reloaded;
    await isReady(page);
    outside.requests.length = 0;
    await follow(page, 'Second');
    await expect.poll(() => count(outside, 'plausible.example.org')).toBe(3);
    expect(outside.requests.filter(isOfAsked)).toEqual([]);
    expect(await banner(page).isVisible()).toBe(false);
  });

  it('are not loaded for a reader who declines', async () => {
    const { page, outside } = await open('/docs/first');
    await choose(page, 'Decline');
    await page.reload();
    await follow(page, 'Second');
    await expect.poll(() => count(outside, 'plausible.example.org')).toBe(3);
    expect(outside.requests.filter(isOfAsked)).toEqual([]);
    expect(await notes(page)).not.toContain('asked');
  });
});

describe('the question for consent', () => {
  it.each([
    ['light', {}],
    ['dark', phone],
  ])('has no fault that axe finds (%s)', async (mode, window) => {
    const { page } = await open('/docs/second', window);
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await findFaults(page)).toEqual([]);
  });

  it('is asked in the language of the page, also after navigation', async () => {
    const { page } = await open('/es/docs/first');
    expect(await page.getByRole('region', { name: 'Cookies en este sitio' }).isVisible()).toBe(true);
    await page.locator('.dropdown:has(.icon-language) > summary').click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await banner(page).isVisible()).toBe(true);
    const link = banner(page).getByRole('link', { name: 'Privacy' });
    expect(await link.getAttribute('href')).toBe('/docs/second');
  });

  it('gets the focus from the button in the footer, and gives it back', async () => {
    const { page } = await open('/docs/first');
    const opener = page.getByRole('button', { name: 'Cookie settings' });
    await choose(page, 'Decline');
    await opener.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-title');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Escape');
    expect(await banner(page).isVisible()).toBe(false);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the head', () => {
  it('has the scripts and styles of the site, which the policy allows', async () => {
    const { page, outside } = await open('/docs/first');
    const style = await page.locator('.inline-style').evaluate((element) => {
      const { color, backgroundColor, borderColor, outlineColor } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, outlineColor];
    });
    expect(style).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)', 'rgb(9, 9, 9)']);
    const ran = () => page.evaluate(() => ['inline', 'plain'].map((name) => document.documentElement.dataset[name]));
    await expect.poll(ran).toEqual(['ran', 'ran']);
    await expect.poll(() => outside.requests).toContain('films.example.org/embed/1');
  });

  it('follows navigation: tags, marks of the page, and what scripts do for a page', async () => {
    const { page } = await open('/docs/first');
    const marks = () =>
      page.evaluate(() => {
        const { className, dataset } = document.documentElement;
        return [className, dataset['page'], dataset['doc']];
      });
    const author = () => page.locator('meta[name=author]').getAttribute('content');
    expect(await marks()).toEqual(['from-page wide', 'doc', 'first']);
    expect(await author()).toBe('Ann <ann@example.org>');
    await follow(page, 'Second');
    expect(await marks()).toEqual(['', 'doc', 'second']);
    expect(await author()).toBe('Bob & Eve');
    expect((await notes(page))?.split('\n')).toEqual(['shown /docs/first', 'left /docs/first', 'shown /docs/second']);
  });

  it('of a page with a script of its own is loaded as a whole, and so is the next one', async () => {
    const { page } = await open('/docs/second');
    await page.evaluate(() => Reflect.set(window, 'mark', true));
    await page.locator('main').getByRole('link', { name: 'third' }).first().click();
    await page.waitForURL(`${origin}/docs/third`);
    await isReady(page);
    expect(await page.locator('html').getAttribute('data-third')).toBe('ran');
    expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();
    await page.locator('main').getByRole('link', { name: 'First' }).first().click();
    await page.waitForURL(`${origin}/docs/first`);
    await isReady(page);
    expect(await page.locator('html').getAttribute('data-third')).toBeNull();
  });

  it.each(['first', 'third'])('of %s has the policy that the server sends', async (name) => {
    const response = await fetch(`${origin}/docs/${name}`);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
    expect(response.headers.get('content-security-policy')).toBe(policy?.replaceAll('&#x27;', "'"));
  });
});
