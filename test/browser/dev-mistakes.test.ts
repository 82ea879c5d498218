import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type DevSite, shareDevSite, startDevSite } from '../support/dev/dev-site.ts';
import { makeFolder } from '../support/small-site.ts';
import { phone } from './frame.ts';
import { chip, cover, hides, isSame, openRefused, openWindow, patient, shows } from './dev-window.ts';

const api = 'content/en/docs/reference/api.mdx';
const editor = createEditor();
afterAll(editor.remove);
const shared = shareDevSite({ env: { LAUNCH_EDITOR: editor.command } });

it('a page with a mistake stays under an overlay; opened again it is refused, and appears by itself once fixed', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/reference/api');
  const text = site.read(api);
  site.write(api, `${text}\n<Card>\n`);
  await cover(page).waitFor();
  await shows(page, 'docs-live .place', 'api.mdx');
  await shows(page, 'docs-live .frame-line.marked', '<Card>');
  const refused = await openRefused(site, '/docs/reference/api');
  expect(refused.status).toBe(500);
  await shows(refused.page, 'main .frame-line.marked', '<Card>');
  expect(await cover(refused.page).isVisible()).toBe(false);

  await page.keyboard.press('Escape');
  await cover(page).waitFor({ state: 'hidden' });
  await page.locator('docs-live').getByRole('button', { name: '1 error' }).click();
  await cover(page).waitFor();
  expect(await isSame(page)).toBe(true);

  site.write(api, `${text}\nMended.\n`);
  await cover(page).waitFor({ state: 'hidden' });
  for (const window of [page, refused.page]) await shows(window, '.prose p', 'Mended.');
  expect(await isSame(page)).toBe(true);
});

it.each([
  ['an unclosed container', ':::tabs\nNo tab.\n:::'],
  ['a diagram that cannot be drawn', '```mermaid\nflowchart LR\n  a[ --> b\n```'],
  ['a partial that is not there', '<!--@include: ./none.md-->'],
])('%s is shown with its position until it is fixed', async (_, mistake) => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web');
  const text = site.read('content/en/docs/guide/web.md');
  const line = text.split('\n').length + 1;
  site.write('content/en/docs/guide/web.md', `${text}\n${mistake}\n`);
  await cover(page).waitFor();
  await shows(page, 'docs-live .place', new RegExp(`web\\.md:(?:${line}|${line + 1}|${line + 2})\\b`));
  site.write('content/en/docs/guide/web.md', text);
  await cover(page).waitFor({ state: 'hidden' });
  expect(await isSame(page)).toBe(true);
});

it('front matter with a mistake is shown', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web');
  site.edit('content/en/docs/guide/web.md', 'sidebar_label: The web', 'sidebar_label: [The web');
  await shows(page, 'docs-live .place', 'web.md:');
  site.edit('content/en/docs/guide/web.md', 'sidebar_label: [The web', 'sidebar_label: The very web');
  await shows(page, '.sidebar a', 'The very web');
  await hides(page, 'docs-live .place');
  expect(await cover(page).isVisible()).toBe(false);
});

/** Creates a command that records its arguments. */
function createEditor() {
  const folder = makeFolder();
  const [command, calls] = [join(folder, 'edit.sh'), join(folder, 'calls.txt')];
  writeFileSync(command, `#!/bin/sh\nprintf '%s\\n' "$*" >> '${calls}'\n`);
  chmodSync(command, 0o755);
  return {
    command,
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

it('the position of a mistake opens in the editor', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/reference/api');
  const text = site.read(api);
  site.write(api, `${text}\n  <Card>\n`);
  await cover(page).getByRole('button', { name: 'Open in editor' }).click();
  await expect.poll(editor.calls, patient).toEqual([expect.stringContaining(join(site.root, api))]);
});

it('if an editor does not open, this is shown at the button', async () => {
  const site = await startDevSite({ env: { LAUNCH_EDITOR: '/no/such/editor' } });
  const page = await openWindow(site, '/docs/reference/api', { provoked: [/status of 500/, /open: 500$/] });
  site.write(api, `${site.read(api)}\n  <Card>\n`);
  await cover(page).getByRole('button', { name: 'Open in editor' }).click();
  const button = cover(page).getByRole('button', { name: 'Could not open. Try again' });
  await button.waitFor();
  const said = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await said()).toContain('LAUNCH_EDITOR=code');
});

const wrong = 'To [nothing](./nothing.md) and to [no part](./phone.md#nowhere).';
const addWrong = (site: DevSite) =>
  site.edit('content/en/docs/guide/web.md', 'One element is enough.', `One element is enough.\n\n${wrong}`);

it('broken links and missing anchors are marked, counted and listed until they are fixed', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web', { provoked: [/404/] });
  const problems = await page.context().newPage();
  await problems.goto(`${site.origin()}/__docsgen/problems`);
  addWrong(site);
  await shows(page, '.prose a[data-broken]', 'nothing');
  await shows(page, '.prose a[data-broken]', 'no part');
  await chip(page)
    .filter({ hasText: /^2 \w+/ })
    .click();
  await shows(page, 'docs-live .place', /web\.md:\d+:\d+/);
  await shows(problems, 'main .problem', 'nothing.md');
  await shows(problems, 'main .problem', 'nowhere');
  site.edit('content/en/docs/guide/web.md', wrong, 'To [the phone](./phone.md).');
  await hides(page, '.prose a[data-broken]');
  await chip(page).waitFor({ state: 'detached' });
  await hides(problems, 'main .problem');
  await shows(problems, 'main h1', 'No problems found');
  expect(await isSame(page)).toBe(true);
});

it('a link is marked while its target is missing', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide', { provoked: [/404/] });
  const text = site.read('content/en/docs/guide/phone.md');
  site.remove('content/en/docs/guide/phone.md');
  await shows(page, '.prose a[data-broken]', 'the phone');
  site.write('content/en/docs/guide/phone.md', text);
  await hides(page, '.prose a[data-broken]');
  expect(await isSame(page)).toBe(true);
});

it('a mistake far right in its line is visible on a phone, in the color mode of the page', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web', { ...phone, colorScheme: 'dark', provoked: [/404/] });
  const text = `${'A long way to go. '.repeat(6)}To [nothing](./nothing.md).`;
  site.edit('content/en/docs/guide/web.md', 'One element is enough.', text);
  await chip(page).click();
  const marked = page.locator('docs-live mark');
  const isSeen = () =>
    marked.evaluate((mark) => {
      const { left, right } = mark.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(isSeen, patient).toBe(true);
  const background = () =>
    page.locator('docs-live .notes-list').evaluate((list) => getComputedStyle(list).backgroundColor);
  // The reader's system is dark, but the page begins light.
  const light = await background();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await background()).not.toBe(light);
});
