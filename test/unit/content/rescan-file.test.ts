import { expect, test } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { docFrontMatter } from '../../../src/collections/docs/content/schema.ts';
import { rescanFile } from '../../../src/content/rescan-file.ts';
import { scanContent } from '../../../src/content/scan-content.ts';
import { openPacked } from '../../../src/cache/packed.ts';
import { openEditedSite } from '../../support/edits/edited-site.ts';
import { loadConfig } from '../../support/load-config.ts';
import { borrowSite } from '../../support/small-site.ts';

const file = 'content/en/docs/page.md';
const written = (fields: string, body = 'A text.\n') => `---\n${fields}---\n${body}`;
const before = written('title: Page\nkeywords: [one]\nsidebar_position: 2\n');

/** Returns what an edit of a page changes, as `rescanFile` sees it after a scan. */
async function edit(text: string, original = before) {
  const site = openEditedSite(borrowSite('minimal'));
  site.write(file, original);
  const config = await loadConfig(site.root, collectionTypes);
  const memo = await openPacked<unknown>(site.root, { identity: 'test', addressOf: (key) => key });
  const { value } = await scanContent(config, { types: collectionTypes, drafts: true, memo });
  const source = value.sets.flatMap(({ entries }) => entries).find((entry) => entry.source.file === file)?.source;
  const previous = value.hashes.get(file);
  if (!source || previous === undefined) throw new Error(`The scan has no ${file}`);
  site.write(file, text);
  return rescanFile({ config, memo, source, schema: docFrontMatter, previous });
}

test('an edit after the first paragraph has another hash and the same front matter', async () => {
  expect(await edit(`${before}\nMore.\n`)).toStrictEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    texts: null,
  });
});

test('an edit of titles and other texts gives all texts, and the text of the front matter', async () => {
  const fields = 'title: Another\nkeywords: [one, two]\nsidebar_position: 2\n';
  expect(await edit(written(fields, 'A text.\n\nMore.\n'))).toMatchObject({
    texts: {
      yaml: { text: fields, file, lineOffset: 1 },
      frontMatter: { title: 'Another', keywords: ['one', 'two'] },
    },
  });
});

test.each(['title', 'title_meta', 'description', 'image_alt', 'sidebar_label', 'pagination_label'])(
  'an edit of `%s` gives its new value',
  async (field) => {
    const fields = (value: string) => written(`sidebar_position: 2\n${field}: ${value}\n`);
    const found = await edit(fields('After'), fields('Before'));
    expect(found?.texts?.frontMatter).toStrictEqual({ [field]: 'After' });
  },
);

test('a title of a page with a mistake is not all that may change', async () => {
  const fields = (title: string) => written(`title: ${title}\nsidebar_postion: 2\n`);
  expect(await edit(fields('After'), fields('Before'))).toBeNull();
});

test.each([
  ['a field that was not there', written('title: Page\nkeywords: [one]\nsidebar_position: 2\ndescription: New.\n')],
  ['a field that is gone', written('title: Page\nsidebar_position: 2\n')],
  ['a position', written('title: Page\nkeywords: [one]\nsidebar_position: 3\n')],
  ['an address', written('title: Page\nkeywords: [one]\nsidebar_position: 2\nslug: other\n')],
  ['the first paragraph', written('title: Page\nkeywords: [one]\nsidebar_position: 2\n', 'Another text.\n')],
  ['a mistake', written('title: 7up: no\nkeywords: [one]\nsidebar_position: 2\n')],
  ['an unknown field', written('title: Another\nkeywords: [one]\nsidebar_position: 2\nsidebar_postion: 2\n')],
])('%s changes more than texts', async (_, text) => {
  expect(await edit(text)).toBeNull();
});
