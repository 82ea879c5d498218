import { expect, test } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import type { EditedTexts } from '../../../src/content/edited-texts.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { editSite } from '../../../src/site/edit-site.ts';
import type { Site } from '../../../src/site/graph/site.ts';
import { openEditedSite } from '../../support/edits/edited-site.ts';
import { withFields } from '../../support/edits/front-matter.ts';
import { borrowSite } from '../../support/small-site.ts';

/**
 * Sites with translations and versions; with tags; with sidebars that authors have written; with
 * redirects.
 */
const sites = ['varied', 'versions', 'doc-tags', 'sidebars', 'sidebars-mixed', 'three-locales', 'redirects'] as const;

/** Returns a value for each field whose words are only shown. */
function textsWith(word: string) {
  return {
    title: `Title ${word}`,
    title_meta: `Title in tabs ${word}`,
    description: `Description ${word}`,
    keywords: [word],
    image_alt: `Picture ${word}`,
    sidebar_label: `Label ${word}`,
    pagination_label: `Pager ${word}`,
  };
}

/** Opens a site whose docs all have such fields, and no redirects. Every third doc has no title. */
async function openSite(name: string) {
  const files = openEditedSite(borrowSite(name));
  const docs = await files.files(/^content\/[^/]+\/docs(@[^/]+)?\/(?!parts).*\.mdx?$/);
  const fieldsOf = (file: string, word: string) => {
    const { title, ...others } = textsWith(word);
    return docs.indexOf(file) % 3 === 2 ? others : { ...others, title };
  };
  for (const file of docs) {
    files.write(file, withFields(files.read(file), { ...fieldsOf(file, 'before'), redirect_from: undefined }));
  }
  const load = async (): Promise<Site> => (await loadSite({ root: files.root, drafts: true })).value;
  const edit = (file: string): readonly [string, EditedTexts] => {
    const frontMatter = fieldsOf(file, `of ${file}`);
    const text = withFields(files.read(file), frontMatter);
    files.write(file, text);
    const yaml = { text: text.slice(4, text.indexOf('---\n', 4)), file, lineOffset: 1 };
    return [file, { yaml, frontMatter }];
  };
  return { files, load, docs, edit };
}

test.each(sites)('a site with new titles is the one that is created from the edited files: %s', async (name) => {
  const { load, docs, edit } = await openSite(name);
  let site = await load();
  for (const file of docs) {
    const edited = editSite(site, new Map([edit(file)]), collectionTypes);
    if (edited === null) throw new Error(`The titles of ${name} cannot be edited`);
    site = edited;
  }
  const expected = await load();
  // Its `hashes` are edited elsewhere, and functions are the same only as the same objects.
  expect(site.content.sets).toStrictEqual(expected.content.sets);
  expect(site.routes).toStrictEqual(expected.routes);
  expect(site.byUrl).toStrictEqual(expected.byUrl);
  expect(site.byKey).toStrictEqual(expected.byKey);
  expect(site.homes).toStrictEqual(expected.homes);
  expect(redirectsOf(site)).toStrictEqual(redirectsOf(expected));
  for (const [key, { routes }] of expected.collections) {
    expect(site.collections.get(key)?.routes).toStrictEqual(routes);
  }
  const search = (each: Site) => docs.map((file) => each.near.file(each.config.locales[0], file));
  expect(search(site)).toStrictEqual(search(expected));
});

function redirectsOf({ redirects }: Site) {
  return redirects.exact.map(({ place, ...redirect }) => ({ ...redirect, ...place() }));
}

test('what does not depend on the edited texts is taken over', async () => {
  const { load, edit } = await openSite('varied');
  const site = await load();
  const edited = editSite(site, new Map([edit('content/es/docs/intro.md')]), collectionTypes);
  expect(edited?.collections.get('blog')).toBe(site.collections.get('blog'));
  const inSpanish = site.routes.map(({ locale, collection }) => locale.name === 'es' && collection === 'docs');
  const taken = site.routes.map((route, index) => edited?.routes[index] === route);
  expect(taken).toStrictEqual(inSpanish.map((isIn) => !isIn));
});

type Files = Awaited<ReturnType<typeof openSite>>['files'];

const page = '---\ntitle: Page\n---\nText.\n';

test.each([
  ['a post, because lists show it', 'varied', 'content/en/blog/2026-01-05-first.md', () => undefined],
  [
    'a doc with redirects, because their lines may move',
    'minimal',
    'content/en/docs/page.md',
    (files: Files) => files.write('content/en/docs/page.md', withFields(page, { redirect_from: '/old' })),
  ],
  [
    'a doc at the address of another page',
    'minimal',
    'content/en/docs/page.md',
    (files: Files) => {
      for (const name of ['page', 'other']) files.write(`content/en/docs/${name}.md`, withFields(page, { slug: '/a' }));
    },
  ],
  [
    'a doc that a sidebar names, which names another that is not there',
    'sidebars',
    'content/en/docs/usage.md',
    (files: Files) => files.remove('content/en/docs/overview.md'),
  ],
  [
    'a doc in a sidebar that a function of the configuration makes',
    'minimal',
    'content/en/docs/page.md',
    (files: Files) => {
      files.write('content/en/docs/page.md', page);
      const [before, after] = ["type: 'docs'", "type: 'docs', sidebarItemsGenerator: ({ items }) => items"];
      const config = files.read('site.config.ts');
      if (!config.includes(before)) throw new Error(`The configuration has no ${before}`);
      files.write('site.config.ts', config.replace(before, after));
    },
  ],
])('must be created again: %s', async (_, name, file, prepare) => {
  const { files, load, edit } = await openSite(name);
  prepare(files);
  const site = await load();
  expect(site.routes.some(({ entry }) => entry?.source.file === file)).toBe(true);
  expect(editSite(site, new Map([edit(file)]), collectionTypes)).toBeNull();
});
