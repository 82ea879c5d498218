import { expect, test } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import type { EditedTexts } from '../../../src/content/edited-texts.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { editSite } from '../../../src/site/edit-site.ts';
import type { Site } from '../../../src/site/graph/site.ts';
import { openEditedSite } from '../../support/edits/edited-site.ts';
import { withFields } from '../../support/edits/front-matter.ts';
import { borrowSite } from '../../support/small-site.ts';

/** Sites with translations and versions; with tags; with sidebars that authors have written. */
const sites = ['varied', 'versions', 'doc-tags', 'sidebars', 'sidebars-mixed', 'three-locales'] as const;

/** Opens a site whose docs all have titles, and edits them as `edit` says. */
async function openSite(name: string) {
  const files = openEditedSite(borrowSite(name));
  const docs = await files.files(/^content\/[^/]+\/docs(@[^/]+)?\/(?!parts).*\.mdx?$/);
  for (const [index, file] of docs.entries()) {
    files.write(file, withFields(files.read(file), { title: `Doc ${index}`, sidebar_label: `Label ${index}` }));
  }
  const load = async (): Promise<Site> => (await loadSite({ root: files.root, drafts: true })).value;
  const retitle = (file: string): readonly [string, EditedTexts] => {
    const fields = { title: `New title of ${file}`, sidebar_label: `New label of ${file}` };
    const text = withFields(files.read(file), fields);
    files.write(file, text);
    const yaml = { text: text.slice(4, text.indexOf('---\n', 4)), file, lineOffset: 1 };
    return [file, { yaml, frontMatter: fields }];
  };
  return { load, docs, retitle };
}

test.each(sites)('a site with new titles is the one that is created from the edited files: %s', async (name) => {
  const { load, docs, retitle } = await openSite(name);
  let site = await load();
  for (const file of docs) {
    const edited = editSite(site, new Map([retitle(file)]), collectionTypes);
    if (edited === null) throw new Error(`The titles of ${name} cannot be edited`);
    site = edited;
  }
  const expected = await load();
  // Its `hashes` are edited elsewhere, and functions are the same only as the same objects.
  expect(site.content.sets).toStrictEqual(expected.content.sets);
  expect(site.routes).toStrictEqual(expected.routes);
  expect(site.byUrl).toStrictEqual(expected.byUrl);
  expect(site.byKey).toStrictEqual(expected.byKey);
  for (const [key, { routes }] of expected.collections) {
    expect(site.collections.get(key)?.routes).toStrictEqual(routes);
  }
  const search = (each: Site) => docs.map((file) => each.near.file(each.config.locales[0], file));
  expect(search(site)).toStrictEqual(search(expected));
});

test('what does not depend on the edited texts is taken over', async () => {
  const { load, retitle } = await openSite('varied');
  const site = await load();
  const edited = editSite(site, new Map([retitle('content/es/docs/intro.md')]), collectionTypes);
  expect(edited?.collections.get('blog')).toBe(site.collections.get('blog'));
  const inSpanish = site.routes.map(({ locale, collection }) => locale.name === 'es' && collection === 'docs');
  const taken = site.routes.map((route, index) => edited?.routes[index] === route);
  expect(taken).toStrictEqual(inSpanish.map((isIn) => !isIn));
});

test('a post must be scanned again, because lists show it', async () => {
  const { load, retitle } = await openSite('varied');
  const site = await load();
  expect(editSite(site, new Map([retitle('content/en/blog/2026-01-05-first.md')]), collectionTypes)).toBeNull();
});
