import { expect, it } from 'vitest';
import { startDevSite } from '../support/dev/dev-site.ts';
import { cover, hides, isSame, isTitled, openWindow, patient, shows } from './dev-window.ts';
import { openEmpty } from './frame.ts';

const titled = `import { defineConfig } from 'docsgen';
import { title } from './title.ts';
import settings from './settings.json';

export default defineConfig({ ...settings, title });
`;

it('the configuration and what it imports are applied without a restart', async () => {
  const site = await startDevSite({
    files: { 'site.config.ts': titled, 'title.ts': "export const title = 'The first';\n" },
  });
  const page = await openWindow(site, '/docs/guide/web');
  await isTitled(page, 'The first');
  site.write('title.ts', "export const title = 'The second';\n");
  await isTitled(page, 'The second');
  site.write('site.config.ts', titled.replace('...settings, title', "...settings, title: 'The third'"));
  await isTitled(page, 'The third');
  site.edit('settings.json', '"product": "Voice"', '"product": "Speech"');
  const intro = await openWindow(site, '/docs');
  await shows(intro, 'h1', 'About Speech');
  expect(await isSame(page)).toBe(true);
});

it('a mistake in it is shown over the last valid page with its position, until it is fixed', async () => {
  const site = await startDevSite();
  const page = await openWindow(site, '/docs/guide/web');
  const config = site.read('site.config.ts');
  site.write('site.config.ts', config.replace('settings);', '{ ...settings, titel: 1 });'));
  await cover(page).waitFor();
  await shows(page, 'docs-live .problem', 'titel');
  await shows(page, 'docs-live .place', 'site.config.ts:4');
  await shows(page, 'docs-live .frame-line.marked', 'titel');
  // The page below still works, and so does the site for others.
  site.edit('content/en/docs/guide/web.md', 'One element', 'A single element');
  await shows(page, '.prose p', 'A single element');
  expect(await cover(page).isVisible()).toBe(true);
  const other = await openWindow(site, '/docs/guide/phone');
  await cover(other).waitFor();
  site.write('site.config.ts', config.replace('(settings)', '(settings'));
  await shows(page, 'docs-live .place', /site\.config\.ts:\d/);
  await hides(page, 'docs-live .problem', 'titel');
  site.write('site.config.ts', config);
  for (const window of [page, other]) await cover(window).waitFor({ state: 'hidden' });
  expect(await isSame(page)).toBe(true);
});

it('a change right after the start, before files are watched, is not lost', async () => {
  const site = await startDevSite();
  site.edit('settings.json', '"Varied"', '"Altered"');
  const page = await openEmpty();
  // It may be led to a newer page at any moment, even while it loads.
  await page.goto(`${site.origin()}/docs/guide/web`, { waitUntil: 'commit' });
  await isTitled(page, 'Altered');
});

it('after a change of the base, windows go to the site', async () => {
  const site = await startDevSite();
  // Requests to the old address are redirected now.
  const page = await openWindow(site, '/docs/guide/web', { provoked: [/404/, /module script/] });
  site.edit('settings.json', '"styles"', '"base": "/x/", "styles"');
  // The window may load several times before the page is shown.
  await expect.poll(() => page.url(), patient).toContain('/x/');
  await shows(page, 'h1', /./);
});

it('a change of a generator of sidebars shows in the sidebar of every open page', async () => {
  const generated = (result: string) => `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Generated',
  url: 'https://generated.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', sidebarItemsGenerator: ({ items }) => ${result} } },
});
`;
  const site = await startDevSite({ name: 'minimal', files: { 'site.config.ts': generated('items') } });
  site.write('content/en/docs/second.md', '# Second\n\nText.\n');
  const pages = [await openWindow(site, '/docs/second'), await openWindow(site, '/docs/second')];
  const added = `[...items, { type: 'link', label: 'Status', href: 'https://status.example.com' }]`;
  site.write('site.config.ts', generated(added));
  for (const page of pages) await shows(page, '.sidebar a', 'Status');
  site.write('site.config.ts', generated(added.replace('Status', 'State')));
  for (const page of pages) {
    await shows(page, '.sidebar a', 'State');
    await hides(page, '.sidebar a', 'Status');
    expect(await isSame(page)).toBe(true);
  }
});
