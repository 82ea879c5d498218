import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';

const { origin } = inject('plainSite');
let browser: Browser;
beforeAll(async () => void (browser = await chromium.connect(inject('browserEndpoint'))));
afterAll(() => browser.close());

/** Opens a page of the site; the test fails on any error of its console. A whole load loses the mark that it sets. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The network is made to fail, and redirects to be refused, on purpose.
    if (message.type() === 'error' && !/^(?:Failed to load resource|Connecting to)/.test(message.text()))
      errors.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  await page.goto(new URL(path, origin).href);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  return page;
}

const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);
const heading = (page: Page) => page.locator('main h1').innerText();
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const sidebarLink = (page: Page, name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });
const click = (page: Page, selector: string) => page.locator(selector).first().click();
/** Asks for a page as a component does. */
const visit = (page: Page, address: string) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail })), address);
const arrived = (page: Page, where: string) =>
  page.waitForFunction((to) => location.pathname + location.search + location.hash === to, where);
const goTo = async (page: Page, where: string) => {
  await visit(page, where);
  await arrived(page, where);
};
/** Adds a link to the text and clicks it; returns whether the page would have been left by it. */
const clickAdded = (page: Page, html: string, init: MouseEventInit = {}) =>
  page.evaluate(
    async ([markup, options]) => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('beforeend', markup);
      const link = main?.lastElementChild;
      let prevented = true;
      addEventListener(
        'click',
        (event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
      return !prevented;
    },
    [html, init] as const,
  );

describe('a link of the site', () => {
  it('shows the next page without a load, with all of its head', async () => {
    const page = await open('/concepts/intro');
    await sidebarLink(page, 'Application').click();
    await arrived(page, '/concepts/category/application');
    expect(await isSame(page)).toBe(true);
    expect(await heading(page)).toBe('Application');
    const read = () =>
      document.head.innerHTML.replace(/<link rel="modulepreload"[^>]*>|<script[^>]*>.*?<\/script>/g, '');
    const head = await page.evaluate(read);
    await page.reload();
    const sorted = (html: string) =>
      html
        .split(/(?=<)/)
        .filter((tag) => !tag.startsWith('</'))
        .toSorted();
    expect(sorted(head)).toEqual(sorted(await page.evaluate(read)));
  });

  it('makes the frame of the page what a load would make it', async () => {
    const page = await open('/concepts/intro');
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
        const body = document.body.cloneNode(true) as HTMLElement;
        for (const added of body.querySelectorAll('docs-status,docs-progress,.code-tools')) added.remove();
        for (const fold of body.querySelectorAll('details')) fold.removeAttribute('open');
        return `${document.documentElement.lang} ${document.title} ${body.outerHTML}`;
      };
      const swapped = await page.evaluate(read);
      expect(await isSame(page)).toBe(true);
      const whole = await open(next);
      expect(swapped).toBe(await whole.evaluate(read));
    }
  });

  it('works under a base, and leaves what is outside of it', async () => {
    const nested = inject('nestedSite');
    const page = await open(`${nested.origin}/x/y/concepts/intro`);
    await sidebarLink(page, 'Application').click();
    await arrived(page, '/x/y/concepts/category/application');
    expect(await isSame(page)).toBe(true);
    expect(await clickAdded(page, '<a href="/x/other">x</a>')).toBe(true);
    expect(await clickAdded(page, '<a href="/x/y/blog">x</a>')).toBe(false);
  });

  it.each([
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
    ['handled by another', '<a href="/blog">x</a>', {}],
  ])('%s is left to the browser', async (kind, html, init) => {
    const page = await open('/concepts/intro');
    if (kind === 'handled by another') {
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await clickAdded(page, html, init);
      await page.waitForTimeout(100);
      expect(await path(page)).toBe('/concepts/intro');
    } else expect(await clickAdded(page, html, init)).toBe(true);
  });

  it('is followed in the frame after a swap as before', async () => {
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

describe('what must load whole', () => {
  it('does: an address that the site does not have', async () => {
    const page = await open('/concepts/intro');
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
  ])('does: %s', async (_, response) => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill(response),
    );
    await visit(page, '/blog');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });

  it('does: a redirect to another site', async () => {
    const other = inject('nestedSite').origin;
    const page = await open('/concepts/intro');
    await page.route('**/blog', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ status: 302, headers: { location: `${other}/x/y/blog` } }),
    );
    await visit(page, '/blog');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });

  it('does: a page whose preload failed', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    const failed = page.waitForEvent('requestfailed');
    await page.locator('.navbar a[href="/blog"]').hover();
    await failed;
    await click(page, '.navbar a[href="/blog"]');
    await page.waitForFunction(() => Reflect.get(window, 'mark') === undefined && location.pathname === '/blog');
  });
});

describe('a load that fails', () => {
  it('shows the error and Retry in place of the text, and the page once it comes', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', (route) => route.abort());
    await visit(page, '/blog');
    await page.locator('main .failure').waitFor();
    expect(await path(page)).toBe('/blog');
    expect(await page.locator('main .failure p').nth(1).innerText()).toContain('Failed to fetch');
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
    expect(await heading(page)).toBe('Introduction');
  });

  it('shows the error when the network is cut in mid-navigation', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.abort('internetdisconnected');
    });
    await click(page, '.navbar a[href="/blog"]');
    await page.locator('main .failure').waitFor();
    expect(await path(page)).toBe('/blog');
  });

  it('speaks the language of the page', async () => {
    const page = await open('/concepts/intro');
    await goTo(page, '/es/concepts/intro');
    await page.route('**/es/blog', (route) => route.abort());
    await visit(page, '/es/blog');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  });
});

describe('the swap', () => {
  it('keeps the elements of the frame, the scroll of the sidebar, what the reader has folded, and what scripts have set', async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1200, height: 320 } });
    await page.evaluate(() => {
      document.querySelectorAll('.sidebar details')[1]?.setAttribute('open', '');
      document.querySelector('.sidebar')?.setAttribute('data-script', '1');
      document.body.append(document.createElement('docs-added'));
      for (const name of ['sidebar', 'navbar', 'footer'])
        Reflect.set(window, name, document.querySelector(`[data-region=${name}]`));
      document.querySelector('.sidebar')?.scrollTo(0, 40);
    });
    const scrolled = await page.evaluate(() => document.querySelector('.sidebar')?.scrollTop);
    await goTo(page, '/concepts/app/agents');
    expect(scrolled).toBeGreaterThan(0);
    const kept = await page.evaluate(() => ({
      elements: ['sidebar', 'navbar', 'footer'].filter(
        (name) => Reflect.get(window, name) === document.querySelector(`[data-region=${name}]`),
      ),
      folds: [...document.querySelectorAll<HTMLDetailsElement>('.sidebar details')].map(({ open }) => open),
      script: document.querySelector('.sidebar')?.getAttribute('data-script'),
      added: document.querySelector('docs-added') !== null,
      scrolled: document.querySelector('.sidebar')?.scrollTop,
      current: document.querySelector('.sidebar [aria-current=page]')?.textContent,
    }));
    expect(kept).toEqual({
      elements: ['sidebar', 'navbar', 'footer'],
      folds: [true, true, false],
      script: '1',
      added: true,
      scrolled,
      current: 'Agents',
    });
  });

  it('opens the branch of the page again', async () => {
    const page = await open('/concepts/app/agents');
    await page.evaluate(() => document.querySelector('.sidebar details')?.removeAttribute('open'));
    await goTo(page, '/concepts/app/actions');
    expect(await page.evaluate(() => document.querySelector('.sidebar details')?.hasAttribute('open'))).toBe(true);
  });

  it('puts the sidebar where it belongs and takes it away', async () => {
    const page = await open('/');
    const order = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-region]')]
          .map((region) => region.getAttribute('data-region'))
          .filter((name) => name !== 'announcement'),
      );
    expect(await order()).toEqual(['navbar', 'main', 'footer']);
    await goTo(page, '/concepts/intro');
    expect(await order()).toEqual(['navbar', 'sidebar', 'main', 'footer']);
    expect(await page.locator('.shell').getAttribute('class')).toContain('shell-docs');
    await goTo(page, '/');
    expect(await order()).toEqual(['navbar', 'main', 'footer']);
  });

  it('changes the language and keeps the colours', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await goTo(page, '/pt/concepts/intro');
    const { lang, theme } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
    }));
    expect([lang, theme]).toEqual(['pt-BR', 'dark']);
    await goTo(page, '/concepts/intro');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('keeps the element of an island that is awake', async () => {
    const page = await open('/concepts/intro');
    const island = page.locator('.navbar docs-island').first();
    await island.hover();
    await page.waitForFunction(() => document.querySelector('.navbar docs-island[data-ready]') !== null);
    await page.evaluate(() => Reflect.set(window, 'island', document.querySelector('.navbar docs-island')));
    await goTo(page, '/es/concepts/intro');
    expect(
      await page.evaluate(() => Reflect.get(window, 'island') === document.querySelector('.navbar docs-island')),
    ).toBe(true);
  });

  it('runs no script again', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<main[^>]*>/, '$&<script src="/ran.js"></script>');
      await route.fulfill({ response, body: html });
    });
    await page.route('**/ran.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true' }),
    );
    await goTo(page, '/blog');
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  });

  it('waits for a style sheet of the page, and drops it after', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/extra.css"/></head>');
      await route.fulfill({ response, body: html });
    });
    await page.route('**/extra.css', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.fulfill({ contentType: 'text/css', body: 'main { outline: 3px solid rgb(1, 2, 3) !important }' });
    });
    await page.evaluate(() => {
      document.addEventListener('docsgen:page', () => {
        const main = document.querySelector('main');
        Reflect.set(window, 'outline', main && getComputedStyle(main).outlineWidth);
      });
    });
    await goTo(page, '/blog');
    expect(await page.evaluate(() => Reflect.get(window, 'outline'))).toBe('3px');
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(1);
    await goTo(page, '/api/intro');
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(0);
  });

  it('closes the menus and tells the document', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => {
      document.querySelector('details.dropdown')?.setAttribute('open', '');
      document.addEventListener('docsgen:page', () =>
        Reflect.set(window, 'pages', (Reflect.get(window, 'pages') ?? 0) + 1),
      );
    });
    await goTo(page, '/blog');
    expect(await page.locator('details:is(.menu, .dropdown)[open]').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'pages'))).toBe(1);
  });
});

describe('several clicks', () => {
  it('end at the last one', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue().catch(() => undefined);
    });
    await visit(page, '/blog');
    await visit(page, '/api/intro');
    await arrived(page, '/api/intro');
    await page.waitForTimeout(600);
    expect(await path(page)).toBe('/api/intro');
    expect(await page.locator('main h1').innerText()).not.toContain('Blog');
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  it('on one link are one visit', async () => {
    const page = await open('/concepts/intro');
    await page.locator('.navbar a[href="/blog"]').dblclick();
    await arrived(page, '/blog');
    await page.waitForTimeout(200);
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await arrived(page, '/concepts/intro');
  });
});

describe('the history', () => {
  it('brings back each page where the reader left it', async () => {
    const page = await open('/concepts/app/agents');
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => scrollY > 400);
    await page.waitForTimeout(250);
    const left = await page.evaluate(() => scrollY);
    await goTo(page, '/concepts/app/actions');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 100);
    await page.waitForTimeout(250);
    const second = await page.evaluate(() => scrollY);
    await page.goBack();
    await arrived(page, '/concepts/app/agents');
    await page.waitForFunction((y) => scrollY === y, left);
    expect(await heading(page)).toBe('Agents');
    await page.goForward();
    await arrived(page, '/concepts/app/actions');
    await page.waitForFunction((y) => scrollY === y, second);
    expect(await isSame(page)).toBe(true);
    await page.reload();
    await page.waitForFunction((y) => scrollY === y, second);
  });

  it('knows headings of one page apart', async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1400, height: 500 } });
    await click(page, '.toc a[href="#how-a-call-flows"]');
    await page.waitForFunction(() => scrollY > 100);
    await page.waitForTimeout(250);
    const first = await page.evaluate(() => scrollY);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 0);
    await page.goForward();
    await page.waitForFunction((y) => scrollY === y, first);
    expect(await isSame(page)).toBe(true);
  });

  it('goes to the target of an address, and to the top without', async () => {
    const page = await open('/');
    await goTo(page, '/concepts/intro#how-a-call-flows');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('how-a-call-flows')?.getBoundingClientRect().top ?? 999) < 150,
    );
    await goTo(page, '/concepts/intro');
    await page.waitForFunction(() => scrollY === 0);
    await goTo(page, '/concepts/intro?q=1');
    expect(await isSame(page)).toBe(true);
    expect(await heading(page)).toBe('Introduction');
  });
});

describe('assistive technology', () => {
  it('hears the title, and the focus moves to the text', async () => {
    const page = await open('/concepts/intro');
    await page.keyboard.press('Tab');
    await sidebarLink(page, 'Application').focus();
    await page.keyboard.press('Enter');
    await arrived(page, '/concepts/category/application');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.locator('[aria-live=polite]').textContent()).toBe(await page.title());
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Introduction'));
    expect(await page.locator('[aria-live=polite]').textContent()).toBe(await page.title());
  });

  it('has the focus on the target of the address if it can have it', async () => {
    const page = await open('/');
    await goTo(page, '/concepts/intro#main');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('the progress bar', () => {
  it('shows after 200 ms and goes when the page is there', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      await new Promise((done) => setTimeout(done, 900));
      await route.continue();
    });
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('docs-progress'))
          Reflect.set(window, 'shown', Reflect.get(window, 'shown') ?? performance.now());
      }).observe(document.body, { childList: true });
      Reflect.set(window, 'asked', performance.now());
      document.dispatchEvent(new CustomEvent('docsgen:visit', { detail: '/blog' }));
    });
    await page.locator('docs-progress').waitFor({ state: 'attached' });
    const box = await page
      .locator('docs-progress')
      .evaluate((bar) => ({
        height: bar.clientHeight,
        position: getComputedStyle(bar).position,
        events: getComputedStyle(bar).pointerEvents,
      }));
    expect(box).toEqual({ height: 2, position: 'fixed', events: 'none' });
    const wait = await page.evaluate(() => Number(Reflect.get(window, 'shown')) - Number(Reflect.get(window, 'asked')));
    expect(wait).toBeGreaterThanOrEqual(195);
    await arrived(page, '/blog');
    await page.locator('docs-progress').waitFor({ state: 'detached' });
  });

  it('never shows on a quick page', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => {
      new MutationObserver(() => document.querySelector('docs-progress') && Reflect.set(window, 'shown', true)).observe(
        document.body,
        { childList: true },
      );
    });
    await goTo(page, '/blog');
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBeUndefined();
  });
});

describe('pages in advance', () => {
  const watch = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
    });
    return asked;
  };

  it('are loaded by pointer and focus, once', async () => {
    const page = await open('/markdown-page');
    const asked = watch(page);
    await page.locator('.navbar a[href="/blog"]').hover();
    await page.waitForTimeout(200);
    expect(asked).toEqual(['/blog']);
    await page.locator('.navbar a[href="/api/intro"]').focus();
    await page.waitForTimeout(100);
    expect(asked).toEqual(['/blog', '/api/intro']);
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    expect(asked.filter((address) => address === '/blog')).toHaveLength(1);
  });

  it('are loaded by touch', async () => {
    const page = await open('/markdown-page', { hasTouch: true });
    const asked = watch(page);
    await page.locator('.navbar a[href="/blog"]').dispatchEvent('touchstart');
    await page.waitForTimeout(100);
    expect(asked).toEqual(['/blog']);
  });

  it('are some of the links of the text that show', async () => {
    const page = await open('/blog', { viewport: { width: 1200, height: 700 } });
    const asked = watch(page);
    await page.waitForTimeout(1000);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'are not loaded with %j, but visits are',
    async (connection) => {
      const context = await browser.newContext();
      onTestFinished(() => context.close());
      await context.addInitScript(
        (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
        connection,
      );
      const page = await context.newPage();
      const asked = watch(page);
      await page.goto(`${origin}/blog`);
      await page.locator('.navbar a[href="/api/intro"]').hover();
      await page.waitForTimeout(800);
      expect(asked).toEqual([]);
      await click(page, '.navbar a[href="/api/intro"]');
      await arrived(page, '/api/intro');
      expect(asked).toContain('/api/intro');
    },
  );
});

describe('motion', () => {
  it('blends the pages where the reader wants it, briefly, and loses no click', async () => {
    const page = await open('/concepts/intro', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        Reflect.set(window, 'blends', (Reflect.get(window, 'blends') ?? 0) + 1);
        return start(change);
      };
    });
    await click(page, '.navbar a[href="/blog"]');
    await arrived(page, '/blog');
    await click(page, '.navbar a[href="/api/intro"]');
    await arrived(page, '/api/intro');
    expect(await page.evaluate(() => Reflect.get(window, 'blends'))).toBe(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo(page, '/blog');
    expect(await page.evaluate(() => Reflect.get(window, 'blends'))).toBe(2);
  });
});

it('leaves nothing behind after 50 pages', async () => {
  const page = await open('/concepts/intro');
  const session = await page.context().newCDPSession(page);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { documents, nodes, jsEventListeners };
  };
  const stops = ['/concepts/app/agents', '/blog', '/es/concepts/intro', '/', '/concepts/intro'];
  const round = async () => {
    for (const stop of stops) await goTo(page, stop);
  };
  await round();
  await round();
  const before = await count();
  for (let rounds = 0; rounds < 10; rounds += 1) await round();
  const after = await count();
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes * 0.1);
  expect(after.documents - before.documents).toBeLessThanOrEqual(1);
});
