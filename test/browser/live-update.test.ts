import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { renderCover, renderPanel, renderRefusal } from '../../src/dev/panel/render-panel.tsx';
import { browser } from '../support/browser.ts';
import { findFaults } from '../support/find-faults.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { markDelivered, openPage, type ReaderOptions, scroll } from './frame.ts';

const { folder } = inject('plainSite');
const path = '/concepts/app/agents';
const built = readFileSync(join(folder, `${path}/index.html`), 'utf8');
const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(built)?.[1]?.replaceAll('&#x27;', "'");

let server: LiveServer;

/** Starts the server of a test. It stops after the windows of the test are closed. */
async function start(html: string, status?: number): Promise<void> {
  const started = await startLiveServer(folder, policy ?? '');
  onTestFinished(() => started.close());
  started.setPage(path, html, status);
  server = started;
}

/** Opens a page and waits until it has a copy of the delivered document. */
async function open(html = built, options: ReaderOptions = {}): Promise<Page> {
  await start(html);
  const page = await openPage(server.origin + path, { reducedMotion: 'reduce', ...options });
  await expect.poll(() => server.requests.get(path)).toBe(2);
  await markDelivered(page);
  return page;
}
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);
const edited = (html: string, text: string) => html.replace('<p>An agent is', () => `<p>${text} is`);
const edit = async (page: Page, html: string, text: string) => {
  server.setPage(path, edited(html, text));
  await page.locator('.prose p', { hasText: `${text} is` }).waitFor();
};
const panel = (page: Page) => page.locator('docs-live');

const problem = {
  severity: 'error',
  code: 'broken-link',
  title: 'Wrong',
  hint: 'Mend it.',
  file: 'content/a:b.md',
  line: 3,
  column: 5,
} as const;

describe('an edit', () => {
  it('shows without a reload, and leaves scroll, focus, folds, menus and islands alone', async () => {
    const page = await open();
    await page.locator('.color-switch').click();
    // The switch may be hydrated by the click, and react a moment later.
    await page.waitForSelector('[data-theme=dark]');
    await page.locator('.sidebar details').last().locator('summary').click();
    await scroll(page, 600);
    const before = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.prose h2 a, .prose a')?.focus({ preventScroll: true });
      return {
        y: scrollY,
        focus: document.activeElement?.outerHTML,
        open: document.querySelectorAll('.sidebar details[open]').length,
        island: document.querySelector('docs-island[data-ready]') !== null,
      };
    });
    // As long as the text that it replaces, so that nothing moves.
    await edit(page, built, 'My agent');
    const after = await page.evaluate(() => ({
      y: scrollY,
      focus: document.activeElement?.outerHTML,
      open: document.querySelectorAll('.sidebar details[open]').length,
      island: document.querySelector('docs-island[data-ready]') !== null,
    }));
    expect(after).toEqual(before);
    expect([before.y, before.island]).toEqual([600, true]);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await isSame(page)).toBe(true);
  });

  it('above the window does not move the visible text', async () => {
    const page = await open();
    await scroll(page, 700);
    const top = () =>
      page
        .locator('.prose h2')
        .nth(1)
        .evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await top();
    server.setPage(path, built.replace('<p>An agent is', '<p id="new">Long.<br><br><br><br></p>$&'));
    await page.waitForSelector('#new', { state: 'attached' });
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  it('gives new elements their buttons', async () => {
    const page = await open();
    const code = '<div class="code" id="new"><pre tabindex="0" dir="ltr"><code>new</code></pre></div>';
    server.setPage(path, built.replace('<p>An agent is', `${code}$&`));
    await page.waitForSelector('#new .code-tools', { state: 'attached' });
    expect(await page.locator('#new .code-tools').count()).toBe(1);
  });

  it('can be followed by others, and by navigation, which knows the changes in the page layout', async () => {
    const page = await open(built);
    const wide = built.replace('class="shell shell-grid"', 'class="shell shell-grid other"');
    await edit(page, wide, 'One');
    await edit(page, wide, 'Two');
    expect(await page.locator('.shell.other').count()).toBe(1);
    await page.locator('.sidebar').getByRole('link', { name: 'Actions', exact: true }).click();
    await page.waitForURL('**/actions');
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Actions');
    expect(await page.locator('.shell.other').count()).toBe(0);
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await page.locator('.prose p', { hasText: 'Two is' }).waitFor();
    expect(await isSame(page)).toBe(true);
  });

  it('of the style sheet replaces it, and there is always one', async () => {
    const first = readdirSync(join(folder, 'assets')).find((file) => /^blog-.*css$/.test(file)) ?? '';
    const withLink = (href: string) => built.replace(/<style>.*?<\/style>/s, `<link rel="stylesheet" href="${href}"/>`);
    const page = await open(withLink(`/assets/${first}`));
    await page.route('**/other-style.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: 'main { color: rgb(1, 2, 3); }' }),
    );
    await page.evaluate(() => {
      const counts: number[] = [];
      Reflect.set(window, 'counts', counts);
      const count = () =>
        counts.push([...document.styleSheets].filter(({ href }) => !href?.includes('__docsgen')).length);
      new MutationObserver(count).observe(document.head, { childList: true });
    });
    server.setPage(path, withLink('/other-style.css'));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') ?? document.body).color === 'rgb(1, 2, 3)',
    );
    expect(await page.locator('link[href*="blog-"]').count()).toBe(0);
    expect(Math.min(...(await page.evaluate((): number[] => Reflect.get(window, 'counts'))))).toBeGreaterThan(0);
    expect(await isSame(page)).toBe(true);
  });

  it('of the scripts loads the page again', async () => {
    const page = await open();
    const reloaded = page.waitForEvent('load');
    server.setPage(path, built.replace(/(<script defer="" src="[^"]*)"/, '$1?other"'));
    await reloaded;
    expect(await isSame(page)).toBe(false);
  });
});

describe('mistakes', () => {
  it('cover the page, which stays; Escape hides them, and their button shows them again', async () => {
    const page = await open();
    await page.locator('.brand').focus();
    server.say({ type: 'panel', path, html: renderCover([problem], folder), covers: true });
    const dialog = panel(page).getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.locator('h1').innerText()).toBe('1 error');
    await dialog.getByRole('button', { name: 'Open in editor' }).click();
    await expect.poll(() => server.posts).toEqual([['open', { file: 'content/a:b.md', line: 3, column: 5 }]]);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('brand');
    await panel(page).getByRole('button', { name: '1 error' }).click();
    await dialog.waitFor();
    server.say({ type: 'panel', path, html: '', covers: false });
    await dialog.waitFor({ state: 'hidden' });
    expect(await panel(page).locator('.chip:visible').count()).toBe(0);
  });

  it('of a page that was never shown are replaced by the page', async () => {
    await start(renderRefusal([problem], folder), 500);
    const context = await browser.newContext();
    const page = await context.newPage();
    const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'));
    await page.goto(server.origin + path);
    await connected;
    const other = renderCover([{ ...problem, title: 'Another' }], folder);
    await expect
      .poll(() => {
        server.say({ type: 'panel', path, html: other, covers: true });
        return page.locator('main h2').innerText();
      })
      .toBe('Error Another');
    expect(await panel(page).getByRole('dialog').count()).toBe(0);
    server.setPage(path, built);
    await page.locator('.prose').first().waitFor();
    await context.close();
  });
});

describe('notes', () => {
  it('are in a chip that can be opened, and disappear with the page', async () => {
    const page = await open(built, { viewport: { width: 390, height: 800 } });
    const notes = {
      problems: [{ ...problem, severity: 'warning' as const }],
      overlay: [],
      untranslated: { file: 'content/es/a.md', isCopy: false },
    };
    server.say({ type: 'panel', path, html: renderPanel(notes, folder), covers: false });
    await panel(page).getByText('1 warning · Not translated').click();
    await panel(page).getByRole('button', { name: 'Create the file' }).click();
    await expect.poll(() => server.posts).toEqual([['translate', { path }]]);
    await edit(page, built, 'A robot');
    expect(await panel(page).getByRole('button', { name: 'Create the file' }).isVisible()).toBe(true);
    await page.mouse.click(380, 5);
    await panel(page).getByRole('button', { name: 'Create the file' }).waitFor({ state: 'hidden' });
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('docsgen:visit', { detail: '/concepts/app/actions' })),
    );
    await page.waitForURL('**/actions');
    await panel(page).locator('.chip:visible').waitFor({ state: 'detached' });
  });

  it('stay above the question for consent, whose buttons they would cover', async () => {
    const bar = '<section data-consent-bar hidden><button>Decline</button></section>';
    const page = await open(built.replace('</body>', `${bar}</body>`), { viewport: { width: 390, height: 800 } });
    const notes = { problems: [], overlay: [], untranslated: { file: 'content/es/a.md', isCopy: false } };
    server.say({ type: 'panel', path, html: renderPanel(notes, folder), covers: false });
    const chip = panel(page).locator('summary.chip');
    await chip.waitFor();
    const endOfChip = async () => {
      const { y, height } = (await chip.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    expect(await endOfChip()).toBeGreaterThan(750);
    const ask = (isAsked: boolean) =>
      page.evaluate((isShown) => {
        const element = document.querySelector<HTMLElement>('[data-consent-bar]');
        if (!element) throw new Error('There is no bar');
        Object.assign(element.style, { position: 'fixed', inset: 'auto 0 0', height: '120px' });
        element.hidden = !isShown;
      }, isAsked);
    await ask(true);
    await expect.poll(endOfChip).toBeLessThanOrEqual(680);
    await ask(false);
    await expect.poll(endOfChip).toBeGreaterThan(750);
  });

  it('describe the problem of a link', async () => {
    const link = '<p><a id="bad" data-broken="There is no /x." href="/x">x</a></p>';
    // The missing page is prefetched.
    const page = await open(built.replace('<p>An agent is', `${link}$&`), { provoked: [/404/] });
    await page.locator('#bad').hover();
    await panel(page).getByText('There is no /x.').waitFor();
    expect(await page.locator('#bad').evaluate((link) => getComputedStyle(link).textDecorationStyle)).toBe('wavy');
    await page.mouse.move(5, 5);
    await panel(page).getByText('There is no /x.').waitFor({ state: 'hidden' });
  });
});

it('has no accessibility problems that axe finds', async () => {
  // axe itself adds a style sheet to a shadow tree.
  const page = await open(built, { provoked: [/inline/] });
  const notes = { problems: [problem], overlay: [], untranslated: { file: 'content/es/a.md', isCopy: false } };
  server.say({ type: 'panel', path, html: renderPanel(notes, folder), covers: false });
  await panel(page).getByText('1 error · Not translated').click();
  expect(await findFaults(page)).toEqual([]);
  server.say({ type: 'panel', path, html: renderCover([problem], folder), covers: true });
  await panel(page).getByRole('dialog').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it('shows that the server is away, and applies the missed changes when it is back', async () => {
  const page = await open(built, { provoked: [/WebSocket connection/] });
  server.setAway(true);
  await panel(page).getByText('The server does not respond.').waitFor();
  server.setPage(path, edited(built, 'A robot'));
  server.setAway(false);
  await page.locator('.prose p', { hasText: 'A robot is' }).waitFor();
  await panel(page).getByText('The server does not respond.').waitFor({ state: 'hidden' });
  expect(await isSame(page)).toBe(true);
});
