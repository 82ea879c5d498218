import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { loadConfig } from '../../support/load-config.ts';
import { type ContentMemo, noMemo } from '../../../src/content/content-memo.ts';
import type { Doc } from '../../../src/collections/docs/content/doc-set.ts';
import { scanContent } from '../../../src/content/scan-content.ts';
import { borrowSite } from '../../support/small-site.ts';

/**
 * Returns a memo that keeps values as a file would, and the names of those that it had to have
 * made.
 */
function createMemo() {
  const kept = new Map<string, Buffer>();
  const made: string[] = [];
  const memo: ContentMemo = {
    ...noMemo,
    get: (key, make) => {
      const known = kept.get(key);
      if (known) return deserialize(known);
      made.push(key);
      const value = make();
      kept.set(key, serialize(value));
      return value;
    },
  };
  return { memo, made };
}

test('what was made of a file before is not made again until its bytes change', async () => {
  const root = borrowSite('three-locales');
  const config = await loadConfig(root, collectionTypes);
  const { memo, made } = createMemo();
  const first = await scanContent(config, { types: collectionTypes, drafts: false, memo });
  expect(made.length).toBe(first.value.hashes.size);
  made.length = 0;
  expect(await scanContent(config, { types: collectionTypes, drafts: false, memo })).toStrictEqual(first);
  expect(made).toStrictEqual([]);

  const file = first.value.sets[0]?.entries[0]?.source.file ?? '';
  appendFileSync(join(root, file), '\nMore.\n');
  await scanContent(config, { types: collectionTypes, drafts: false, memo });
  expect(made).toMatchObject([expect.stringContaining(`"${file}"`)]);
});

test('the hash of each file is that of its bytes', async () => {
  const root = borrowSite('minimal');
  const { value } = await scanContent(await loadConfig(root, collectionTypes), {
    types: collectionTypes,
    drafts: false,
  });
  const [[file, hash] = ['', '']] = [...value.hashes];
  expect(hash).toBe(
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex'),
  );
});

test('what is found is plain data, which another thread can be given', async () => {
  const { value } = await scanContent(await loadConfig(borrowSite('blog'), collectionTypes), {
    types: collectionTypes,
    drafts: true,
  });
  expect(structuredClone(value)).toStrictEqual(value);
});

test('a page of a folder without a title is called what the folder or the collection is, never `index`', async () => {
  const { value } = await scanContent(await loadConfig(borrowSite('looks'), collectionTypes), {
    types: collectionTypes,
    drafts: false,
  });
  const titles = (locale: string) =>
    value.sets
      .filter((set) => set.locale.name === locale)
      .flatMap(({ entries, collection }) =>
        entries
          .filter((entry): entry is Doc => 'isFolderIndex' in entry && entry.isFolderIndex === true)
          .map((doc) => `${collection.key} ${doc.id}: ${doc.title}`),
      );
  expect(titles('en')).toStrictEqual([
    'all index: Looks',
    'docs guides/index: guides',
    'docs index: Docs',
    'api index: API',
    'user-guide index: User guide',
  ]);
  expect(titles('ar')).toContain('api index: الواجهة');
});
