import { rm } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { openEditedSite, type EditedSite, type Snapshot } from '../support/edits/edited-site.ts';
import { openFileSession, openTestSession } from '../support/dev/open-test-session.ts';
import { borrowSite, copySite } from '../support/small-site.ts';

const append = (file: string, text: string) => (site: EditedSite) => site.write(file, site.read(file) + text);
const replace = (file: string, text: string, replacement: string) => (site: EditedSite) => {
  const content = site.read(file);
  if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
  site.write(file, content.replace(text, replacement));
};

/** Edits of the site `varied`, each with the largest part that it causes to be made again. */
const edits = [
  [
    'a word in a page',
    'pages',
    ['content/en/docs/guide/web.md'],
    append('content/en/docs/guide/web.md', '\nA word.\n'),
  ],
  [
    'a title',
    'site',
    ['content/en/docs/setup.mdx'],
    replace('content/en/docs/setup.mdx', 'title: Set up', 'title: Install'),
  ],
  [
    'the label of a category',
    'site',
    ['content/en/docs/reference/_category_.yml'],
    append('content/en/docs/reference/_category_.yml', '\ncollapsed: false\n'),
  ],
  [
    'a string',
    'site',
    ['content/es/strings.yml'],
    (site: EditedSite) => site.write('content/es/strings.yml', 'theme.TOC.navAriaLabel: Índice\n'),
  ],
  [
    'a new page',
    'site',
    ['content/en/docs/new.md'],
    (site: EditedSite) => site.write('content/en/docs/new.md', '# New\n'),
  ],
  [
    'a page that goes',
    'site',
    ['content/ar/docs/guide/phone.md'],
    (site: EditedSite) => site.remove('content/ar/docs/guide/phone.md'),
  ],
  ['a picture', 'pages', ['content/en/docs/img/dot.svg'], append('content/en/docs/img/dot.svg', '<!-- another -->')],
  [
    'a part of pages',
    'pages',
    ['content/en/docs/parts/_shared.md'],
    append('content/en/docs/parts/_shared.md', '\nShared.\n'),
  ],
  ['a snippet', 'pages', ['snippets/client.ts'], append('snippets/client.ts', '\n// More.\n')],
  ['a style sheet', 'styles', ['site.css'], append('site.css', '\nmain { color: teal }\n')],
  ['a component', 'scripts', ['components/Counter.tsx'], append('components/Counter.tsx', '\n// More.\n')],
  ['what a component imports', 'scripts', ['components/plans.json'], append('components/plans.json', '\n')],
  [
    'what the configuration imports',
    'configuration',
    ['settings.json'],
    replace('settings.json', '"en": "Varied"', '"en": "Various"'),
  ],
  [
    'a file that is none of the site',
    'nothing',
    ['notes.txt'],
    (site: EditedSite) => site.write('notes.txt', 'Buy milk.'),
  ],
] as const;

describe('no more is made anew than an edit asks for', () => {
  let site: EditedSite;
  let session: DevSession;
  let sources: Snapshot;
  beforeAll(async () => {
    site = openEditedSite(copySite('varied'));
    sources = await site.snapshot();
    const opened = await openFileSession(site.root);
    session = opened.session;
    return async () => {
      await opened.close();
      await rm(site.root, { recursive: true, force: true });
    };
  });

  test.each(edits)('%s: %s', async (_, kind, files, edit) => {
    onTestFinished(async () => {
      await site.restore(sources);
      await session.update(new Set(files));
    });
    // What pages are made of is known once they were asked for.
    for (const page of ['/docs/setup', '/docs', '/docs/guide/phone'])
      expect(await session.answer(page)).toMatchObject({ type: 'page' });
    edit(site);
    expect(await session.update(new Set(files))).toMatchObject({ kind });
    expect(await session.answer('/docs/guide/web')).toMatchObject({ type: 'page' });
  });
});

test('a new title is on its page and in the sidebars of others, in all languages that show the page', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const file = 'content/en/docs/setup.mdx';
  const [own, beside, translated] = ['/docs/setup', '/docs/guide/web', '/es/docs/guide/web'];
  for (const page of [own, beside, translated]) await session.answer(page);
  for (const title of ['Install', 'Prepare']) {
    site.write(file, site.read(file).replace(/^title: .*$/m, `title: ${title}`));
    await session.update(new Set([file]));
    expect(await session.answer(own)).toMatchObject({ html: expect.stringContaining(`>${title}</h1>`) });
    for (const page of [beside, translated]) {
      expect(await session.answer(page)).toMatchObject({ html: expect.stringMatching(new RegExp(`>${title}<`)) });
    }
  }
});

test('the folders are not listed again for a new title', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const [edited, added] = ['content/en/docs/setup.mdx', 'content/en/docs/added.md'];
  const hrefs = async () => (await session.reportSite())?.routes.map(({ href }) => href);
  site.write(added, '# Added\n');
  site.write(edited, site.read(edited).replace('title: Set up', 'title: Install'));
  await session.update(new Set([edited]));
  expect(await hrefs()).not.toContain('/docs/added');
  await session.update(new Set([added]));
  expect(await hrefs()).toContain('/docs/added');
});

test('a mistake in front matter moves with the lines of a title', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  const file = 'content/en/docs/page.md';
  site.write(file, '---\ntitle: Page\nimage: ./gone.png\n---\nA text.\n');
  const session = await openTestSession(site.root);
  expect(session.problems().problems).toMatchObject([{ file, line: 3 }]);
  site.write(file, '---\ntitle: >-\n  A page of\n  many words\nimage: ./gone.png\n---\nA text.\n');
  await session.update(new Set([file]));
  expect(session.problems().problems).toMatchObject([{ file, line: 5 }]);
});

test('a partial that no requested page includes changes nothing', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  append('snippets/client.ts', '\n// More.\n')(site);
  expect(await session.update(new Set(['snippets/client.ts']))).toMatchObject({ kind: 'nothing' });
});

test('addresses outside the base of a site redirect to it', async () => {
  const session = await openTestSession(borrowSite('base-path'));
  const location = session.base();
  expect(location).not.toBe('/');
  expect(await session.answer('/')).toStrictEqual({ type: 'redirect', location });
  expect(await session.answer(location.slice(0, -1))).toStrictEqual({ type: 'redirect', location });
});

test('the code of the previous page is still served to a window that requests it', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const scriptOf = async () => {
    const answer = await session.answer('/docs/setup');
    const html = answer.type === 'page' ? answer.html : '';
    return /src="(\/assets\/early-[^"]*)"/.exec(html)?.[1] ?? '';
  };
  const before = await scriptOf();
  replace('components/Counter.tsx', 'return (', 'if (count > 99) return null;\n  return (')(site);
  await session.update(new Set(['components/Counter.tsx']));
  expect(await scriptOf()).not.toBe(before);
  expect(await session.answer(before)).toMatchObject({ type: 'made' });
});
