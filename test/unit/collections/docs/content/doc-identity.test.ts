import { describe, expect, test } from 'vitest';
import {
  findIndexed,
  identifyDoc,
  type NamedDoc,
  readPrefixes,
} from '../../../../../src/collections/docs/content/doc-identity.ts';
import { createPlainReader } from '../../../../../src/collections/docs/content/number-prefix.ts';

type Given = string | readonly [path: string, frontMatter: NamedDoc['frontMatter']];

/** Returns the addresses of docs, and the names that are alike without their numbers. */
function read(...given: readonly Given[]) {
  const docs = given.map((each) => {
    const [path, frontMatter] = typeof each === 'string' ? [each, {}] : each;
    return { path, frontMatter };
  });
  const { names, alike } = readPrefixes(docs);
  const indexed = findIndexed(
    docs.map(({ path }) => path),
    names,
  );
  return { slugs: docs.map((doc) => identifyDoc(doc, names, indexed).slug), alike };
}

describe('numbers are taken off', () => {
  test.each<[string, readonly Given[], readonly string[]]>([
    ['of files and folders', ['1-app/01-intro', '2. web'], ['/app/intro', '/web']],
    ['of folders whose docs are others', ['1-app/a', '2-app/b'], ['/app/a', '/app/b']],
    ['of a file and its folder', ['1-app', '1-app/1-intro'], ['/app', '/app/intro']],
    ['of two files of which one has an id', [['1-a', { id: 'b' }], '2-a'], ['/b', '/a']],
    ['of a file with an address beside a folder', [['1-a', { slug: '/x' }], '2-a/index'], ['/x', '/a']],
    [
      'where another number is what makes two one',
      [
        ['1-a', { id: 'x' }],
        ['2-b', { id: 'x' }],
      ],
      ['/x', '/x'],
    ],
    [
      'but not of a doc that keeps them, nor of its folders',
      [['1-app/2-web', { parse_number_prefixes: false }], '1-app/3-phone'],
      ['/1-app/2-web', '/app/phone'],
    ],
    ['and a doc that keeps its own is another', [['1-a', { parse_number_prefixes: false }], '2-a'], ['/1-a', '/a']],
    ['where two would be one anyway', ['1-a', '1-a/index'], ['/a', '/a']],
  ])('%s', (_, docs, slugs) => {
    expect(read(...docs)).toStrictEqual({ slugs, alike: [] });
  });
});

describe('numbers stay where two docs would be one without them', () => {
  test.each<[string, readonly Given[], readonly string[], readonly (readonly string[])[]]>([
    ['files', ['1-a', '2-a', '3-b'], ['/1-a', '/2-a', '/b'], [['1-a', '2-a']]],
    ['one with a number and one without', ['a', '1-a'], ['/a', '/1-a'], [['1-a', 'a']]],
    ['names that differ by their case', ['1-A', '2-a'], ['/1-A', '/2-a'], [['1-A', '2-a']]],
    [
      'folders, with all docs in them',
      ['1-setup/1', '1-setup/2-more', '2-setup/1', '3-use/1'],
      ['/1-setup/1', '/1-setup/more', '/2-setup/1', '/use/1'],
      [['1-setup', '2-setup']],
    ],
    ['a file and the page of a folder', ['1-a', '2-a/index'], ['/1-a', '/2-a'], [['1-a', '2-a']]],
    ['two pages of one folder', ['a/index', 'a/1-index'], ['/a', '/a/1-index'], [['a/1-index', 'a/index']]],
    ['several of one name', ['1-a', '2-a', '3-a'], ['/1-a', '/2-a', '/3-a'], [['1-a', '2-a', '3-a']]],
    ['what is left of a third', ['2-x', '3-x', '1-2-x'], ['/2-x', '/3-x', '/1-2-x'], [['2-x', '3-x']]],
  ])('%s', (_, docs, slugs, alike) => {
    expect(read(...docs)).toStrictEqual({ slugs, alike });
  });
});

test('an index page wins over a file that is named like its folder', () => {
  expect(read('page/index', 'page/Page', 'page/web/readme', 'page/web/1-web').slugs).toStrictEqual([
    '/page',
    '/page/Page',
    '/page/web',
    '/page/web/web',
  ]);
});

test('names of files and folders become what an address may have', () => {
  const docs = ['guide/other page', 'My folder/100% sure?', '1. First steps/2 - Set  up', 'a/C# & F#', 'a/b - c'];
  const slugs = ['/guide/other-page', '/My-folder/100-sure', '/First-steps/Set-up', '/a/C-&-F', '/a/b-c'];
  expect(read(...docs, ['a b/c', { slug: 'x y' }]).slugs).toStrictEqual([...slugs, '/a-b/x y']);
});

describe('the page of a folder', () => {
  const isPage = (path: string, { hasNumbers = true } = {}) =>
    identifyDoc(
      { path, frontMatter: {} },
      hasNumbers ? readPrefixes([{ path, frontMatter: {} }]).names : createPlainReader(),
      new Set(),
    );

  test.each([
    ['guide/index', '/guide'],
    ['guide/Index', '/guide'],
    ['guide/README', '/guide'],
    ['guide/readme', '/guide'],
    ['guide/guide', '/guide'],
    ['guide/Guide', '/guide'],
    ['2-guide/guide', '/guide'],
    ['2-guide/1-guide', '/guide'],
    ['2-guide/01-index', '/guide'],
    ['guide/web/web', '/guide/web'],
    ['index', '/'],
    ['README', '/'],
  ])('is %s', (path, slug) => {
    expect(isPage(path)).toMatchObject({ isFolderIndex: true, slug });
  });

  test.each(['guide/indexes', 'guide/web', 'guide/web/guide', 'guide/read-me', 'guide'])('is not %s', (path) => {
    expect(isPage(path).isFolderIndex).toBe(false);
  });

  test('is named without its number, also where names keep their numbers', () => {
    expect(isPage('2-guide/2-guide', { hasNumbers: false })).toMatchObject({ isFolderIndex: true, slug: '/2-guide' });
    expect(isPage('2-guide/guide', { hasNumbers: false })).toMatchObject({ isFolderIndex: true, slug: '/2-guide' });
    expect(isPage('2-guide/1-index', { hasNumbers: false }).isFolderIndex).toBe(false);
  });
});
