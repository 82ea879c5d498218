import { expect, it } from 'vitest';
import { shareDevSite, startDevSite } from '../support/dev/dev-site.ts';
import { chip, hides, isSame, isTitled, openWindow, patient, shows } from './dev-window.ts';

const sidebar = '.sidebar a, .sidebar summary';
const shared = shareDevSite({
  env: { LAUNCH_EDITOR: 'true' },
  files: {
    'content/en/blog/2026-04-01-signed.md': '---\nauthors: [ann]\n---\n\n# Signed\n\nText.\n',
    'content/en/docs/reference/_category_.yml': 'label: Reference\n',
    'content/en/docs/plan.md': '---\ndraft: true\n---\n\n# Plan\n\nNot yet.\n',
  },
});

it('a title in the front matter shows in the sidebar of every open page, in every language', async () => {
  const site = shared();
  const own = await openWindow(site, '/docs/guide/web');
  const other = await openWindow(site, '/docs/guide/phone');
  const fallback = await openWindow(site, '/es/docs/setup');
  site.edit(
    'content/en/docs/guide/web.md',
    'sidebar_label: The web',
    'sidebar_label: The whole web\ntitle: All of the web',
  );
  await isTitled(own, 'All of the web');
  for (const page of [own, other]) await shows(page, sidebar, 'The whole web');
  site.edit('content/en/docs/setup.mdx', 'title: Set up', 'title: Set it up');
  await shows(fallback, 'h1', 'Set it up');
  for (const page of [own, other, fallback]) await shows(page, sidebar, 'Set it up');
  for (const page of [own, other, fallback]) expect(await isSame(page)).toBe(true);
});

it('pages can be added, moved, removed and restored', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web', { provoked: [/404/] });
  site.write('content/en/docs/guide/new.md', '# Newcomer\n\nText.\n');
  await shows(page, sidebar, 'Newcomer');
  site.move('content/en/docs/guide/new.md', 'content/en/docs/reference/new.md');
  await page.locator('.sidebar a[href="/docs/reference/new"]').waitFor({ state: 'attached' });
  expect(await page.locator('.sidebar a[href="/docs/guide/new"]').count()).toBe(0);
  site.remove('content/en/docs/reference/new.md');
  await hides(page, sidebar, 'Newcomer');
  expect(await isSame(page)).toBe(true);

  const text = site.read('content/en/docs/guide/web.md');
  site.remove('content/en/docs/guide/web.md');
  await shows(page, 'main h1', /not found/i);
  site.write('content/en/docs/guide/web.md', text.replace('One element', 'A single element'));
  await shows(page, '.prose p', 'A single element');
});

it('changes in files about categories and authors are applied', async () => {
  const site = shared();
  const doc = await openWindow(site, '/docs/reference/limits');
  const post = await openWindow(site, '/blog/2026/04/01/signed');
  site.write('content/en/docs/reference/_category_.yml', 'label: Look it up\n');
  await shows(doc, sidebar, 'Look it up');
  site.edit('content/en/blog/authors.yml', 'Ann Example', 'Anne Example');
  await shows(post, 'main', 'Anne Example');
  expect([await isSame(doc), await isSame(post)]).toEqual([true, true]);
});

it('drafts are served with a notice', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/plan');
  await shows(page, 'main', 'Draft page');
  await shows(page, sidebar, 'Plan');
  site.edit('content/en/docs/plan.md', 'draft: true', 'draft: false');
  await hides(page, 'main', 'Draft page');
});

it('an untranslated page offers to create the file, and counts as untranslated until its text differs', async () => {
  const site = shared();
  const page = await openWindow(site, '/es/docs/guide/phone');
  await chip(page).filter({ hasText: 'Not translated' }).click();
  await page.locator('docs-live').getByRole('button', { name: 'Create the file' }).click();
  await shows(page, 'docs-live .untranslated', 'content/es/docs/guide/phone.md still says the same');
  await shows(page, 'docs-live summary', 'Not translated');
  expect(site.read('content/es/docs/guide/phone.md')).toBe(site.read('content/en/docs/guide/phone.md'));
  site.edit('content/es/docs/guide/phone.md', 'People call a number.', 'La gente llama.');
  await shows(page, '.prose p', 'La gente llama.');
  await hides(page, 'docs-live summary', 'Not translated');
});

it('search finds old and new text', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/guide/web');
  const search = async (word: string, title: string) => {
    await page.locator('.search-opener:visible').click();
    await page.locator('.search-dialog input').fill(word);
    await page.locator('.search-dialog').getByText(title).first().waitFor();
  };
  await search('rented', 'Phone');
  site.write('content/en/docs/guide/fax.md', '# Fax\n\nA xylophone rings.\n');
  await shows(page, sidebar, 'Fax');
  await page.reload();
  await page.waitForSelector('html[data-js=ready]');
  await search('xylophone', 'Fax');
});

it('a burst of changes is one update, after which every window is right', async () => {
  const site = await startDevSite();
  const first = await openWindow(site, '/docs/guide/web');
  const second = await openWindow(site, '/docs/guide/phone');
  // The server reports an edit when all files are watched.
  site.edit('content/en/docs/guide/web.md', 'One element', 'An element');
  await shows(first, '.prose p', 'An element');
  await expect.poll(() => site.output(), patient).toMatch(/web\.md/);
  const before = site.output();
  for (let number = 0; number < 300; number += 1)
    site.write(`content/en/docs/many/page-${number}.md`, `# Page ${number}\n\nText.\n`);
  site.edit('content/en/docs/guide/web.md', 'An element', 'Just an element');
  site.edit('content/en/docs/guide/phone.md', '# Phone', '# Telephone');
  await shows(first, '.prose p', 'Just an element');
  await shows(first, sidebar, 'Telephone');
  await shows(second, 'h1', 'Telephone');
  await expect.poll(() => site.output(), patient).toMatch(/files · site/);
  site.edit('content/en/docs/guide/web.md', 'Just an element', 'The last element');
  await shows(first, '.prose p', 'The last element');
  const lines = () => site.output().slice(before.length).trim().split('\n');
  await expect.poll(() => lines().at(-1), patient).toMatch(/web\.md/);
  // A busy machine may split the burst into a few updates, but not into one for each file: three
  // hundred.
  expect(lines().length).toBeLessThan(10);
});
