import { expect, test } from 'vitest';
import type { SidebarOverrideConfig } from '../../../../../src/collections/docs/config/sidebar/fields.ts';
import { autogenerate } from '../../../../../src/collections/docs/sidebars/autogenerate.ts';
import { overrideEntries, overrideNames } from '../../../../../src/collections/docs/sidebars/override-entries.ts';
import { category, doc, docSet, outline } from '../../../../support/doc-sets.ts';

const nodes = autogenerate(
  docSet(
    [doc('a/index'), doc('a/x'), doc('a/y'), doc('b/z'), doc('top')],
    [category('a', { metadata: { className: 'calls' } }), category('b')],
  ),
  '.',
);

function override(overrides: Readonly<Record<string, SidebarOverrideConfig | false>>) {
  return overrideEntries(nodes, { overrides: new Map(Object.entries(overrides)), text: String });
}

test('entries go by the ids of docs and the paths of folders', () => {
  expect(overrideNames(nodes).toSorted()).toStrictEqual(['a/', 'a/index', 'a/x', 'a/y', 'b/', 'b/z', 'top']);
  expect(override({})).toStrictEqual(nodes);
});

test.each([
  [{ 'a/x': { label: 'X!' }, top: { label: 'Top!' } }, 'a[X! y] b[z] Top!'],
  [{ 'a/': { label: 'A!' } }, 'A![x y] b[z] top'],
  // The doc that is the page of a folder stands for the folder.
  [{ 'a/index': { label: 'Page!' } }, 'Page![x y] b[z] top'],
  [{ 'a/x': false, 'b/': false }, 'a[y] top'],
  [{ 'b/z': false }, 'a[x y] top'],
  [{ 'a/x': false, 'a/y': false }, 'a b[z] top'],
  [{ 'a/x': false, 'a/y': false, 'a/index': false }, 'b[z] top'],
] as const)('%j: %s', (overrides, expected) => {
  expect(outline(override(overrides))).toBe(expected);
});

test('without its doc, a folder has no page', () => {
  expect(nodes[0]).toMatchObject({ link: { type: 'doc' } });
  expect(override({ 'a/index': false })[0]).toMatchObject({ type: 'category', label: 'a', link: null });
});

test('an override replaces single parts of a look', () => {
  const [folder] = override({ 'a/': { icon: 'code', badge: 'New' } });
  expect(folder).toMatchObject({
    look: { className: 'calls', icon: 'code', badge: { text: 'New', variant: 'default' } },
  });
});
