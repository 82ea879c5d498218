import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, settle } from './frame.ts';
import { open, isSame, path, visit, arrived, goTo } from './navigation-page.ts';

describe('the swap', () => {
  it("keeps the elements of the page layout, the scroll position of the sidebar, the reader's folds, and changes by scripts", async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1200, height: 320 } });
    await page.evaluate(() => {
      document.querySelectorAll('.sidebar details')[1]?.setAttribute('open', '');
      document.querySelector('.sidebar')?.setAttribute('data-script', '1');
      document.body.append(document.createElement('docs-added'));
      for (const name of ['sidebar', 'navbar', 'footer'])
        Reflect.set(window, name, document.querySelector(`[data-region=${name}]`));
      Reflect.set(window, 'template', document.querySelector('#docs-lost'));
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
      template: Reflect.get(window, 'template') === document.querySelector('#docs-lost'),
      scrolled: document.querySelector('.sidebar')?.scrollTop,
      current: document.querySelector('.sidebar [aria-current=page]')?.textContent,
    }));
    expect(kept).toEqual({
      elements: ['sidebar', 'navbar', 'footer'],
      folds: [true, true, false],
      script: '1',
      added: true,
      template: true,
      scrolled,
      current: 'Agents',
    });
  });

  it('has the messages of the next page’s language', async () => {
    const page = await open('/concepts/intro');
    await goTo(page, '/es/concepts/intro');
    const text = await page.evaluate(
      () => document.querySelector<HTMLTemplateElement>('#docs-lost')?.content.textContent,
    );
    expect(text).toContain('Recargar la página');
    expect(await isSame(page)).toBe(true);
  });

  it('opens the branch of the page again', async () => {
    const page = await open('/concepts/app/agents');
    await page.evaluate(() => document.querySelector('.sidebar details')?.removeAttribute('open'));
    await goTo(page, '/concepts/app/actions');
    expect(await page.evaluate(() => document.querySelector('.sidebar details')?.hasAttribute('open'))).toBe(true);
  });

  it('adds and removes the sidebar', async () => {
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
    expect(await page.locator('.shell').getAttribute('class')).toContain('shell-grid');
    await goTo(page, '/');
    expect(await order()).toEqual(['navbar', 'main', 'footer']);
  });

  it('changes the language and keeps the colors', async () => {
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

  it('writes language and direction only where they differ, since browsers style everything again', async () => {
    const page = await open('/concepts/intro');
    await page.evaluate(() => {
      const names: (string | null)[] = [];
      Reflect.set(window, 'written', names);
      new MutationObserver((records) => names.push(...records.map((record) => record.attributeName))).observe(
        document.documentElement,
        { attributeFilter: ['lang', 'dir'] },
      );
    });
    const written = () => page.evaluate((): unknown => Reflect.get(window, 'written'));
    await goTo(page, '/blog');
    expect(await written()).toEqual([]);
    await goTo(page, '/es/blog');
    expect(await written()).toEqual(['lang']);
  });

  it('keeps the element of a hydrated island', async () => {
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
    for (const name of ['ran.js', 'own.js']) {
      await page.route(`**/${name}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `window.ran = '${name}'` }),
      );
    }
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, '/blog');
    // A script that runs is requested before this one.
    await page.addScriptTag({ url: '/own.js' });
    expect(asked.filter((address) => /\/(?:ran|own)\.js$/.test(address))).toEqual(['/own.js']);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe('own.js');
  });

  it('waits for a style sheet of the page, and drops it after', async () => {
    const page = await open('/concepts/intro');
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/extra.css"/></head>');
      await route.fulfill({ response, body: html });
    });
    let send = () => undefined as void;
    const isSent = new Promise<void>((done) => (send = done));
    await page.route('**/extra.css', async (route) => {
      await isSent;
      await route.fulfill({ contentType: 'text/css', body: 'main { outline: 3px solid rgb(1, 2, 3) !important }' });
    });
    await page.evaluate(() => {
      document.addEventListener('docsgen:page', () => {
        const main = document.querySelector('main');
        Reflect.set(window, 'outline', main && getComputedStyle(main).outlineWidth);
      });
    });
    const asked = page.waitForRequest('**/extra.css');
    await visit(page, '/blog');
    await asked;
    await settle(page);
    expect(await path(page)).toBe('/concepts/intro');
    send();
    await arrived(page, '/blog');
    expect(await page.evaluate(() => Reflect.get(window, 'outline'))).toBe('3px');
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(1);
    await goTo(page, '/api/intro');
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(0);
  });

  it('closes the menus and dispatches its event', async () => {
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
    const send = await holdBack(page, '**/blog');
    const isBlog = (request: Request) => request.url().endsWith('/blog');
    const ended = new Promise<void>((done) => {
      const note = (request: Request) => isBlog(request) && done();
      page.on('requestfinished', note).on('requestfailed', note);
    });
    await visit(page, '/blog');
    await visit(page, '/api/intro');
    await arrived(page, '/api/intro');
    send();
    await ended;
    await settle(page);
    expect(await path(page)).toBe('/api/intro');
    expect(await page.locator('main h1').innerText()).not.toContain('Blog');
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  it('on one link are one visit', async () => {
    const page = await open('/concepts/intro');
    const before = await page.evaluate(() => history.length);
    await page.locator('.navbar a[href="/blog"]').dblclick();
    await arrived(page, '/blog');
    expect([await isSame(page), await page.evaluate(() => history.length)]).toEqual([true, before + 1]);
    await page.goBack();
    await arrived(page, '/concepts/intro');
  });
});
