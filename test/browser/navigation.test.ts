import { describe, expect, inject, it } from 'vitest';
import { isReady, settle } from './frame.ts';
import {
  open,
  isSame,
  heading,
  path,
  sidebarLink,
  click,
  visit,
  arrived,
  goTo,
  clickAdded,
  networkFailure,
  origin,
} from './navigation-page.ts';

/** Links that are left to the browser, by the reason. */
const leftToBrowser = [
  ['to another site', '<a href="https://example.com/">x</a>', {}],
  ['for another window', '<a href="/blog" target="_blank">x</a>', {}],
  ['to download', '<a href="/blog" download>x</a>', {}],
  ['marked as external', '<a href="/blog" rel="external nofollow">x</a>', {}],
  ['to a file', '<a href="/img/logo.svg">x</a>', {}],
  ['to load whole', '<a href="/blog" data-full-load>x</a>', {}],
  ['within the page', '<a href="#main">x</a>', {}],
  ['clicked with Control', '<a href="/blog">x</a>', { ctrlKey: true }],
  ['clicked with Command', '<a href="/blog">x</a>', { metaKey: true }],
  ['clicked with Shift', '<a href="/blog">x</a>', { shiftKey: true }],
  ['clicked with Alt', '<a href="/blog">x</a>', { altKey: true }],
  ['clicked with the middle button', '<a href="/blog">x</a>', { button: 1 }],
] as const;

describe('a link of the site', () => {
  it('shows the next page without a full load, with its whole head', async () => {
    const page = await open('/concepts/intro');
    await sidebarLink(page, 'Application').click();
    await arrived(page, '/concepts/category/application');
    expect(await isSame(page)).toBe(true);
    expect(await heading(page)).toBe('Application');
    // A style sheet that navigation has loaded has its full URL.
    const read = () =>
      document.head.innerHTML
        .replace(/<link rel="modulepreload"[^>]*>|<script[^>]*>.*?<\/script>/g, '')
        .replaceAll(`href="${location.origin}/assets/`, 'href="/assets/');
    const head = await page.evaluate(read);
    await page.reload();
    const sorted = (html: string) =>
      html
        .split(/(?=<)/)
        .filter((tag) => !tag.startsWith('</'))
        .toSorted();
    expect(sorted(head)).toEqual(sorted(await page.evaluate(read)));
  });

  it('gives the page the same layout as a full load', async () => {
    const page = await open('/concepts/intro');
    const whole = await open('/concepts/intro');
    for (const next of [
      '/blog',
      '/',
      '/es/concepts/app/agents',
      '/api/intro',
      '/pt/',
      '/markdown-page',
      '/es/blog/tags',
    ]) {
      await goTo(page, next);
      const read = () => {
        const body = document.importNode(document.body, true);
        for (const added of body.querySelectorAll('docs-status,docs-progress,.code-tools,[data-base-notice]'))
          added.remove();
        for (const fold of body.querySelectorAll('details')) fold.removeAttribute('open');
        for (const read of body.querySelectorAll('.toc a')) read.removeAttribute('aria-current');
        for (const box of body.querySelectorAll('[data-overflows]')) box.removeAttribute('data-overflows');
        // The call on the home page is played when the reader sees it.
        for (const call of body.querySelectorAll('[data-conversation]')) {
          call.setAttribute('data-conversation', '');
          call.querySelector('button')?.removeAttribute('aria-pressed');
          call.querySelector('.wave-heard')?.removeAttribute('width');
          for (const line of call.querySelectorAll('[data-later]')) line.removeAttribute('data-later');
        }
        return `${document.documentElement.lang} ${document.title} ${body.outerHTML}`;
      };
      // Scripts look at a page when the browser has time.
      await page.waitForSelector('.search-opener[role=button]', { state: 'attached' });
      await page.waitForSelector('.search-opener:not([role=button])', { state: 'detached' });
      const swapped = await page.evaluate(read);
      expect(await isSame(page)).toBe(true);
      await whole.goto(origin + next);
      await isReady(whole);
      expect(swapped).toBe(await whole.evaluate(read));
    }
  });

  it('works under a base, and ignores links outside of it', async () => {
    const nested = inject('nestedSite');
    const page = await open(`${nested.origin}/x/y/concepts/intro`);
    await sidebarLink(page, 'Application').click();
    await arrived(page, '/x/y/concepts/category/application');
    expect(await isSame(page)).toBe(true);
    expect(await clickAdded(page, '<a href="/x/other">x</a>')).toBe(true);
    expect(await clickAdded(page, '<a href="/x/y/blog">x</a>')).toBe(false);
  });

  it('is left to the browser if the reader wants that', async () => {
    const page = await open('/concepts/intro');
    const left: string[] = [];
    for (const [kind, html, init] of leftToBrowser) if (await clickAdded(page, html, init)) left.push(kind);
    expect(left).toEqual(leftToBrowser.map(([kind]) => kind));
  });

  it('is left alone where another script has handled the click', async () => {
    const page = await open('/concepts/intro');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await clickAdded(page, '<a href="/blog">x</a>');
    expect(await path(page)).toBe('/concepts/intro');
    // A visit requests its page at once, before the next request here.
    await goTo(page, '/api/intro');
    expect(asked.filter((address) => ['/blog', '/api/intro'].includes(address))).toEqual(['/api/intro']);
  });

  it('can be followed by touch', async () => {
    const page = await open('/concepts/intro', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const link = page.locator('main .pager-next');
    await link.scrollIntoViewIfNeeded();
    const name = await link.locator('.pager-title').innerText();
    await link.tap();
    await expect.poll(() => heading(page)).toBe(name);
    expect([await isSame(page), await page.evaluate(() => scrollY)]).toEqual([true, 0]);
  });

  it('still works in the page layout after a swap', async () => {
    const page = await open('/');
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    await click(page, '.navbar a[href="/api/intro"]');
    await arrived(page, '/api/intro');
    await click(page, '.brand');
    await arrived(page, '/');
    expect(await isSame(page)).toBe(true);
  });
});

describe('a full load happens for', () => {
  it('an address that the site does not have', async () => {
    const page = await open('/concepts/intro', { provoked: [/nowhere: 404|status of 404/] });
    await visit(page, '/nowhere');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/nowhere');
    expect(await page.title()).toContain('Not Found');
  });

  it.each([
    ['no HTML', { contentType: 'text/plain', body: 'plain' }],
    [
      'a page of another build',
      { contentType: 'text/html', body: '<meta name="docsgen-build" content="other"><title>x</title>' },
    ],
    ['a failure of the server', { status: 500, contentType: 'text/html', body: 'x' }],
  ])('%s', async (_, response) => {
    const page = await open('/concepts/intro', { provoked: [/blog: 500|status of 500/] });
    await page.route('**/blog', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill(response),
    );
    await visit(page, '/blog');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });

  it('a redirect to another site', async () => {
    const other = inject('nestedSite').origin;
    const page = await open('/concepts/intro', { provoked: [/connect-src|content security policy|blog: csp/i] });
    await page.route('**/blog', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ status: 302, headers: { location: `${other}/x/y/blog` } }),
    );
    await visit(page, '/blog');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });

  it('spec 4: Route preload failure: the page reloads.', async () => {
    const page = await open('/concepts/intro', { provoked: [networkFailure] });
    await page.route('**/blog', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    let failures = 0;
    page.on('requestfailed', () => (failures += 1));
    await page.locator('.navbar a[href="/blog"]').hover();
    // It is requested again, because a redirect to another site would fail as well.
    await expect.poll(() => failures).toBe(2);
    await settle(page);
    await click(page, '.navbar a[href="/blog"]');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });
});

describe('a load that fails', () => {
  it('spec 8: Route chunk fails to load: Error text with Retry button; route preload failure reloads the page', async () => {
    const page = await open('/concepts/intro', { provoked: [networkFailure] });
    await page.route('**/blog', (route) => route.abort());
    await visit(page, '/blog');
    await page.locator('main .failure').waitFor();
    expect(await path(page)).toBe('/blog');
    expect(await page.locator('main .failure-text').innerText()).toContain('Failed to fetch');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('main .failure').waitFor();
    await page.unroute('**/blog');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('main .failure').waitFor({ state: 'detached' });
    expect(await page.title()).toContain('Blog');
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await arrived(page, '/concepts/intro');
    await expect.poll(() => heading(page)).toBe('Introduction');
  });

  it('shows the error when the network is cut in mid-navigation', async () => {
    const page = await open('/concepts/intro', { provoked: [networkFailure] });
    let cut = () => undefined as void;
    const isCut = new Promise<void>((done) => (cut = done));
    await page.route('**/blog', async (route) => {
      await isCut;
      await route.abort('internetdisconnected');
    });
    await click(page, '.navbar a[href="/blog"]');
    await page.locator('docs-progress').waitFor({ state: 'attached' });
    cut();
    await page.locator('main .failure').waitFor();
    expect(await path(page)).toBe('/blog');
  });

  it('uses the language of the page', async () => {
    const page = await open('/concepts/intro', { provoked: [networkFailure] });
    await goTo(page, '/es/concepts/intro');
    await page.route('**/es/blog', (route) => route.abort());
    await visit(page, '/es/blog');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  });
});
