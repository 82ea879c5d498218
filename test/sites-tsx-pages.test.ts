import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from './support/parse-html.mjs';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';
import { pickDifferent } from './support/pick-different.ts';
import { readFolder } from './support/read-folder.ts';
import { copySite } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** Builds the site of component pages, and returns how to read it and build it again. */
async function openSite() {
  const root = copySite('tsx-pages');
  const out = join(root, 'build');
  const build = (options = { cache: true, out }) => tryBuild(root, options);
  const first = await build();
  expect(first.problems).toStrictEqual([]);
  const page = (path: string) => parseHtml(readFileSync(join(out, path, 'index.html'), 'utf8'));
  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  return { root, out, build, page, edit, rendered: first.rendered ?? 0 };
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => rm(site.root, { recursive: true, force: true }));

test('a component is a page: its title, links, islands, data and fallbacks', () => {
  const { out, page } = site;
  const start = page('.');
  expect(textOf(one(start, 'title'))).toBe('Start here | Component pages');
  expect(attributes(start, 'meta', 'content')).toContain('A page that is a component.');
  expect(links(one(start, 'main'))).toStrictEqual([
    ['introduction', '/site/docs/intro#first-steps'],
    ['The team', '/site/about/team'],
  ]);
  expect(attributes(one(start, 'main'), 'docs-island', 'name')).toStrictEqual(['./components/Counter']);
  // The component is the whole page: no title above it, and none of the styles of texts.
  expect(texts(one(start, 'main'), 'h1')).toStrictEqual(['Start here']);
  expect(all(start, '.prose')).toStrictEqual([]);

  const team = one(page('about/team'), 'main');
  expect([...texts(team, 'h1'), ...texts(team, 'li')]).toStrictEqual(['The team says hello', 'Ann', 'Bob']);
  expect(attributes(team, 'img', 'src')).toStrictEqual(['/site/img/person.svg', '/site/img/person.svg']);
  // Spanish has no such page. The component is rendered again, with data and addresses of its own.
  const spanish = one(page('es/about/team'), 'main');
  expect(texts(spanish, 'h1')).toStrictEqual(['The team says hola']);
  expect(textOf(spanish)).toContain('Sin traducir todavía');
  expect(texts(page('es'), 'h1')).toStrictEqual(['Empiece aquí']);
  expect(links(one(page('es/blank'), 'main'))).toStrictEqual([['Introduction', '/site/es/docs/intro']]);

  expect(textOf(one(page('about-us'), 'main'))).toBe('See the team.');
  expect(textOf(one(page('widget'), '.widget'))).toBe('A component that a page imports.');
  const files = [...readFolder(out).keys()];
  // Neither tests, nor names with `_`, nor components without `page`; and no code is published.
  expect(files.filter((file) => /test|_Person|Widget\//.test(file))).toStrictEqual([]);
  expect(files.filter((file) => /\.[jt]sx$/.test(file))).toStrictEqual([]);
});

test('Markdown links to a component page by its file, in the language of the reader', () => {
  const { page } = site;
  const linksOf = (path: string) => links(one(page(path), '.prose')).filter(([text]) => text !== '#');
  expect(linksOf('docs/intro')).toStrictEqual([
    ['the team', '/site/about/team#people'],
    ['the start', '/site/'],
  ]);
  expect(linksOf('es/docs/intro')).toStrictEqual([['al equipo', '/site/es/about/team']]);
});

test('a link to an id that a component page does not render is reported, also if only that page has changed', async () => {
  const { out, edit, build } = await openSite();
  edit('content/en/pages/about/team.tsx', 'id="people"', 'id="persons"');
  const mistake = {
    code: 'missing-anchor',
    title: 'The link `/site/about/team#people` leads to an id that the page does not have',
    file: 'content/en/docs/intro.md',
    line: 3,
  };
  const { problems } = await build();
  expect(problems).toMatchObject([{ ...mistake, hint: 'Ids there: main, persons.' }]);
  expect((await build({ cache: false, out })).problems).toStrictEqual(problems);
  edit('content/en/docs/intro.md', '#people', '#persons');
  // So is the link of another component page.
  edit('content/en/pages/about/index.jsx', 'about/team', 'about/team#people');
  const { problems: ofComponents } = await build();
  expect(ofComponents).toMatchObject([{ code: 'missing-anchor', file: 'content/en/pages/about/index.jsx' }]);
  edit('content/en/pages/about/index.jsx', 'team#people', 'team#persons');
  expect((await build()).problems).toStrictEqual([]);
});

test('front matter decides what is around a page', () => {
  const { page } = site;
  const partsOf = (path: string) =>
    ['.navbar', '.sidebar', '.wide', '.main-blank', '.toc'].map((part) => all(page(path), part).length > 0);
  expect(partsOf('docs/intro')).toStrictEqual([true, true, false, false, true]);
  expect(partsOf('docs/wide')).toStrictEqual([true, true, true, false, false]);
  expect(partsOf('docs/alone')).toStrictEqual([false, false, false, false, true]);
  expect(partsOf('blank')).toStrictEqual([false, false, false, true, false]);
});

test('a landing page is made of sections, in their order', () => {
  const { page } = site;
  const main = one(page('landing'), 'main');
  expect(
    all(main, '*')
      .filter(({ tagName }) => /^(?:h1|h2|blockquote)$/.test(tagName))
      .map(textOf),
  ).toStrictEqual([
    'One sentence about the product',
    'Three steps',
    'Who uses it',
    'We had a landing page before lunch, and it looked like ours.',
    'One command',
    'What it does',
    'What it works with',
    'Try it now',
  ]);
  expect(attributes(one(main, '.logos'), 'img', 'src')).toStrictEqual([
    '/site/img/logo-one.svg',
    '/site/img/logo-two.svg',
    '/site/img/logo-two-dark.svg',
  ]);
  expect(links(main).map(([, href]) => href)).toStrictEqual([
    '/site/docs/intro',
    'https://example.com/source',
    'https://one.example.com',
    '/site/about/team',
    'https://example.com/bucket',
    '/site/docs/intro',
  ]);
  expect(textOf(one(one(main, '.home-sample'), 'pre'))).toContain('npm install docsgen');
});

test('`load` runs in each build, and a page is rendered again only if its data or its code has changed', async () => {
  const { root, out, build, page, edit, rendered } = site;
  expect(rendered).toBeGreaterThan(20);
  expect(await build()).toMatchObject({ problems: [], rendered: 0 });

  // docsgen does not know that the page reads this file.
  edit('greetings.json', 'hello', 'good morning');
  expect(await build()).toMatchObject({ problems: [], rendered: 1 });
  expect(texts(page('about/team'), 'h1')).toStrictEqual(['The team says good morning']);

  edit('people.json', '"Bob"', '"Bob", "Cid"');
  expect(await build()).toMatchObject({ problems: [], rendered: 2 });
  expect(texts(one(page('es/about/team'), 'main'), 'li')).toStrictEqual(['Ann', 'Bob', 'Cid']);

  edit('content/en/pages/about/team.tsx', "title: 'The team'", "title: 'Our team'");
  await build();
  expect(textOf(one(page('es/about/team'), 'title'))).toContain('Our team');

  const clean = join(root, 'clean');
  await build({ cache: false, out: clean });
  expect(pickDifferent(readFolder(out), readFolder(clean))).toStrictEqual([]);
});
