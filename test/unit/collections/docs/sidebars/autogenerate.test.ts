import { expect, test } from 'vitest';
import { autogenerate } from '../../../../../src/collections/docs/sidebars/autogenerate.ts';
import { category, doc, docSet, outline } from '../../../../support/doc-sets.ts';

test('a folder gives its entry the class and the values of its metadata, and no look without them', () => {
  const docs = [doc('a/one'), doc('b/two')];
  const custom = { level: 1 };
  const looks = autogenerate(
    docSet(docs, [category('a', { metadata: { className: 'calls', custom } }), category('b')]),
    '.',
  ).map((node) => 'look' in node && node.look);
  expect(looks).toStrictEqual([{ className: 'calls', custom }, false]);
});

test('the front matter of a doc sets the look of its entry, and of its folder where the metadata does not', () => {
  const look = { sidebar_badge: 'New', sidebar_class_name: 'fresh', sidebar_custom_props: { level: 1 } };
  const docs = [doc('one', { frontMatter: look }), doc('two/index', { frontMatter: look }), doc('two/x')];
  const badge = { text: 'Beta', variant: 'warning' } as const;
  const looks = autogenerate(docSet(docs, [category('two', { metadata: { badge } })]), '.').map(
    (node) => 'look' in node && node.look,
  );
  const ofDoc = { badge: { text: 'New', variant: 'default' }, className: 'fresh', custom: { level: 1 } };
  expect(looks).toStrictEqual([ofDoc, { ...ofDoc, badge }]);
});

test('entries go by position, those without one come last, by name as people count', () => {
  const docs = [
    doc('b'),
    doc('a'),
    doc('item-10'),
    doc('item-9'),
    doc('last', { position: 2 }),
    doc('first', { position: 1.5 }),
    doc('zero', { position: 0 }),
  ];
  expect(outline(autogenerate(docSet(docs), '.'))).toBe('zero first last a b item-9 item-10');
});

test('equal positions go by name; folders stand among docs', () => {
  const docs = [doc('b', { position: 1 }), doc('c', { position: 1 }), doc('a/x'), doc('z/y')];
  const categories = [category('a', { position: 1 }), category('z')];
  expect(outline(autogenerate(docSet(docs, categories), '.'))).toBe('a[x] b c z[y]');
});

test('the index page of a folder, also of the collection, is before the others unless it has a position', () => {
  const names = (position: number | null) =>
    outline(autogenerate(docSet([doc('index', { position }), doc('a'), doc('zones', { position: 1 })]), '.'));
  expect(names(null)).toBe('index zones a');
  expect(names(2)).toBe('zones index a');
  const docs = [doc('b/index'), doc('b/a'), doc('b/c', { position: 0 })];
  expect(outline(autogenerate(docSet(docs, [category('b')]), 'b'))).toBe('index c a');
});

test('the index of a folder is its page and no item; link: null makes it one', () => {
  const docs = [doc('a/index'), doc('a/x')];
  const [node] = autogenerate(docSet(docs, [category('a')]), '.');
  expect(node).toMatchObject({ type: 'category', link: { type: 'doc', doc: { id: 'a/index' } } });
  expect(outline(autogenerate(docSet(docs, [category('a')]), '.'))).toBe('a[x]');
  expect(outline(autogenerate(docSet(docs, [category('a', { metadata: { link: null } })]), '.'))).toBe('a[index x]');
});

test('a folder of which only the index is left is a plain entry, an empty one nothing', () => {
  const docs = [doc('a/index', { title: 'A' })];
  expect(outline(autogenerate(docSet(docs, [category('a'), category('empty')]), '.'))).toBe('A');
});

test('one folder can be a sidebar by itself', () => {
  const docs = [doc('top'), doc('a/x'), doc('a/b/y')];
  expect(outline(autogenerate(docSet(docs, [category('a'), category('a/b')]), 'a'))).toBe('b[y] x');
  expect(autogenerate(docSet(docs), 'nowhere')).toStrictEqual([]);
});

test('a category has what its metadata says', () => {
  const metadata = { description: 'About', collapsed: false, link: { type: 'generated-index', title: 'All' } } as const;
  const [node] = autogenerate(docSet([doc('a/x')], [category('a', { metadata, label: 'Label' })]), '.');
  expect(node).toMatchObject({
    label: 'Label',
    description: 'About',
    collapsed: false,
    collapsible: true,
    link: { type: 'generated-index', slug: null, title: 'All', description: 'About' },
  });
});
