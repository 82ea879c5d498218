import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type OtherAnswer, serveBeside } from '../support/serve-beside.ts';
import { type RunningServer, serveSite } from '../support/server.ts';
import { discard } from '../support/shared-contexts.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { startDevSite } from '../support/dev/dev-site.ts';
import { patient } from './dev-window.ts';
import { isReady, openPage } from './frame.ts';

/** Of a reader who has no connection. */
const provoked = [/503/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];

interface OfflineSite extends SmallSite, RunningServer {
  /** Writes the configuration with other options of the plugin, and builds the site again. */
  readonly rebuild: (options?: string) => Promise<void>;
}

/** Builds and serves a site with the plugin, for one test. */
async function startSite({ options = '', base = '/' } = {}): Promise<OfflineSite> {
  const root = copySite('three-locales');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  const configure = (given: string) =>
    writeFileSync(config, text.replace('navbar:', `plugins: [['docsgen/plugins/offline', {${given}}]],\n  navbar:`));
  cpSync(join(import.meta.dirname, '../../static/img/logo.svg'), join(root, 'content/en/docs/logo.svg'));
  const guide = join(root, 'content/en/docs/guide.md');
  writeFileSync(guide, `${readFileSync(guide, 'utf8')}\n![The logo](./logo.svg)\n`);
  configure(options);
  const flags = ['--base', base];
  const site = await buildFolder(root, flags);
  const server = await serveSite(site.out, base);
  onTestFinished(() => server.close());
  const rebuild = async (given = options) => {
    configure(given);
    await buildFolder(root, flags);
  };
  return { ...site, ...server, rebuild };
}

/** Opens a page for a reader whose worker runs, and waits until it is kept. */
async function openKept(address: string): Promise<Page> {
  const page = await openPage(address, { provoked });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isKept(page);
  return page;
}

/** Returns what is kept: addresses by the names of the stores, without the site's own address. */
const stores = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return Object.fromEntries(names.map((name, at) => [name.split(' ')[0], kept[at]?.map(({ url }) => url) ?? []]));
  });
const isKept = async (page: Page) => {
  const address = page.url().replace(/[?#].*/, '');
  await expect.poll(async () => (await stores(page))['docsgen-pages']).toContain(address);
};
const main = (page: Page) => page.locator('main').innerText();
const follow = async (page: Page, path: string) => {
  await page.locator(`main a[href="${path}"], .sidebar a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
};

test('a visited page is there without a connection, by reload and by navigation, with its pictures', async () => {
  const { origin } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  await follow(page, '/docs/reference');
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await isReady(page);
  expect(await page.title()).toBe('Reference | Three languages');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await follow(page, '/docs/guide');
  await expect.poll(() => page.title()).toBe('Guide | Three languages');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  await page.locator('main img').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
  const kept = await stores(page);
  expect(kept['docsgen-pages']?.toSorted()).toEqual([`${origin}/docs/guide`, `${origin}/docs/reference`]);
  expect(kept['docsgen-files']?.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
});

test('the search finds any word without a connection once it was used', async () => {
  const { origin } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  const search = async (word: string) => {
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill(word);
    await page.locator('dialog[open] .search-results a, dialog[open] a[role=option]').first().waitFor();
    const found = await page.locator('dialog[open]').innerText();
    await page.keyboard.press('Escape');
    return found;
  };
  expect(await search('guide')).toContain('Guide');
  await expect
    .poll(async () => (await stores(page))['docsgen-files']?.filter((each) => /\.(?:bin|txt)$/.test(each)).length)
    .toBeGreaterThan(1);
  await page.context().setOffline(true);
  await page.reload();
  await isReady(page);
  expect(await search('welcome')).toContain('Welcome');
});

test('another page is replaced by one that says so and lists the kept pages', async () => {
  const { origin } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  await page.context().setOffline(true);
  // A link would have loaded the page in advance.
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail: '/blog' })));
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(page.url()).toBe(`${origin}/blog`);
  expect(await main(page)).toContain('/blog');
  await isReady(page);
  await follow(page, '/docs/guide');
  await expect.poll(() => page.title()).toContain('Guide');
  await page.goto(`${origin}/blog?page=<b>&x`);
  expect(await page.locator('#offline-kept a').allInnerTexts()).toEqual(['Guide']);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.waitForFunction(() => !Reflect.has(window, 'mark') && document.querySelector('#offline-kept a'));
  // It loads the page when there is a connection.
  await page.context().setOffline(false);
  await expect.poll(() => page.title()).toContain('Blog');
});

test('the page for readers without a connection is in their language', async () => {
  const { origin } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  await page.goto(`${origin}/es/docs/guide`);
  await isKept(page);
  await page.context().setOffline(true);
  await page.goto(`${origin}/es/docs/reference`);
  expect(await page.title()).toBe('Sin conexión | Tres idiomas');
  expect(
    await page.locator('#offline-kept a').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
  ).toEqual(['/es/docs/guide']);
});

test('a new build is shown at once, and a page that was open meanwhile offers a reload', async () => {
  const { origin, root, rebuild } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  const file = join(root, 'content/en/docs/guide.md');
  const write = (text: string) => {
    writeFileSync(file, `# Guide\n\n${text}\n\n## First steps\n`);
    return rebuild();
  };
  await write('Changed once.');
  // The whole context has the clock.
  discard(page.context());
  await page.clock.install();
  await page.reload();
  expect(await main(page)).toContain('Changed once.');
  await isReady(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? ''))
    .toContain('once');
  await write('Changed twice.');
  const comeBack = async () => {
    await page.clock.fastForward('20:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await comeBack();
  const notice = page.locator('docs-notice');
  await notice.getByText('This site was updated.').waitFor();
  expect(await main(page)).toContain('Changed once.');
  await notice.getByRole('button').click();
  await expect.poll(() => main(page)).toContain('Changed twice.');
});

test('scripts of an earlier build are kept as long as a kept page needs them', async () => {
  const { origin, root } = await startSite();
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('navbar:', "styles: ['./site.css'],\n  navbar:"));
  const buildWith = async (color: string) => {
    // A style sheet that names a file is not inside the pages.
    writeFileSync(join(root, 'site.css'), `.brand { background: ${color} url(./content/en/docs/logo.svg); }`);
    await buildFolder(root);
  };
  await buildWith('#306030');
  const page = await openKept(`${origin}/docs/guide`);
  const styles = async () => (await stores(page))['docsgen-files']?.filter((each) => each.includes('/style-')).length;
  await follow(page, '/docs/reference');
  await isKept(page);
  await expect
    .poll(async () => (await stores(page))['docsgen-files']?.some((each) => each.includes('logo')))
    .toBe(true);
  expect(await styles()).toBe(1);
  await buildWith('#303060');
  await page.reload();
  await expect.poll(styles).toBe(2);
  await page.context().setOffline(true);
  await page.goto(`${origin}/docs/guide`);
  await isReady(page);
  expect(await page.locator('h1').evaluate((each) => getComputedStyle(each).fontWeight)).not.toBe('400');
  await page.context().setOffline(false);
});

test('a site that gives the worker up removes it and what it kept', async () => {
  const { origin, rebuild } = await startSite();
  const page = await openKept(`${origin}/docs/guide`);
  await rebuild('remove: true');
  await page.reload();
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await isReady(page);
  expect(await registrations()).toBe(0);
});

test('a site is kept as a whole, below a base', async () => {
  const { origin, read, rebuild } = await startSite({ options: "pages: 'all'", base: '/handbook/' });
  const page = await openKept(`${origin}/handbook/docs/guide`);
  const list = Object.keys(JSON.parse(read('offline.json')));
  expect(list).toContain('docs/english-only');
  expect(list.filter((path) => path.startsWith('es/') || path.startsWith('assets/search/es/'))).toEqual([]);
  await expect
    .poll(async () => (await stores(page))['docsgen-files']?.some((each) => each.includes('/offline.json?')))
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto(`${origin}/handbook/docs/english-only`);
  await isReady(page);
  expect(await page.title()).toContain('English');
  await page.goto(`${origin}/handbook/blog`);
  expect(await page.title()).toContain('Blog');
  const before = read('sw.js');
  await rebuild();
  expect(read('sw.js')).toBe(before);
});

test('other applications of the host, private answers and pages in place of scripts are not kept', async () => {
  const { origin: built, out } = await startSite();
  const script = readdirSync(join(out, 'assets')).find((name) => name.startsWith('late-')) ?? '';
  const html = { type: 'text/html', text: '<title>Start</title><link rel="icon" href="data:,">Start page' };
  const answers: Record<string, OtherAnswer> = {
    '/app/': { ...html, text: `${html.text}<link rel="stylesheet" href="/app/own.css"><img src="/app/private.png">` },
    '/app/own.css': { type: 'text/css', text: 'body { color: red; }' },
    '/app/private.png': { type: 'image/png', text: '', control: 'private, no-store' },
    '/docs/reference': { ...html, control: 'no-store' },
    // A host that answers missing files with its start page, while half of a build is there.
    [`/assets/${script}`]: html,
  };
  const origin = await serveBeside(built, answers);
  const page = await openPage(`${origin}/docs/guide`, {
    provoked: [...provoked, /MIME type/, /ERR_FAILED/],
  });
  // The worker is not installed before all of its files are there.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration !== undefined && !registration.installing && !registration.active;
  });
  delete answers[`/assets/${script}`];
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isKept(page);
  await page.goto(`${origin}/docs/reference`);
  await page.goto(`${origin}/app/`);
  expect(await page.title()).toBe('Start');
  await page.goto(`${origin}/blog`);
  await isKept(page);
  const { 'docsgen-pages': pages = [], 'docsgen-files': files = [] } = await stores(page);
  expect(pages.toSorted()).toEqual([`${origin}/blog`, `${origin}/docs/guide`]);
  expect(files.filter((address) => address.includes('/app/'))).toEqual([]);
  const types = await page.evaluate(
    async (address) => (await caches.match(address))?.headers.get('content-type'),
    `${origin}/assets/${script}`,
  );
  expect(types).toContain('javascript');
  await page.context().setOffline(true);
  await page.goto(`${origin}/docs/reference`);
  expect(await page.title()).toContain('You are offline');
  await expect(page.goto(`${origin}/app/other`)).rejects.toThrow('net::ERR');
});

test('the development server starts no worker, and removes one that a built site has left', async () => {
  const site = await startDevSite({
    name: 'three-locales',
    files: { 'static/sw.js': "addEventListener('fetch', () => undefined);\n" },
  });
  site.edit('site.config.ts', 'navbar:', "plugins: ['docsgen/plugins/offline'],\n  navbar:");
  const shows = async () => (await (await fetch(`${site.origin()}/docs/guide`)).text()).includes('offline-keep-pages');
  await expect.poll(shows, patient).toBe(true);
  const page = await openPage(`${site.origin()}/docs/guide`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
});
