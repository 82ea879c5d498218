import { expect, test } from 'vitest';
import { type ConfigLayer, locateInLayers, mergeLayers } from '../../../src/config/merge-layers.ts';

/** A layer whose keys are all at one place, whose line is the number of keys in the path. */
function layer(file: string, value: unknown): ConfigLayer {
  return { file, value, locate: (path) => ({ line: path.length, column: 1 }) };
}

test.each<readonly [string, readonly unknown[], unknown]>([
  ['objects are merged', [{ a: { b: 1 } }, { a: { c: 2 }, d: 3 }], { a: { b: 1, c: 2 }, d: 3 }],
  ['lists replace', [{ a: [1] }, { a: [2, 3] }], { a: [1] }],
  ['a list replaces an object', [{ a: [1] }, { a: { b: 2 } }], { a: [1] }],
  ['false replaces an object', [{ search: false }, { search: { connect: [] } }], { search: false }],
  ['an object replaces false', [{ search: {} }, { search: false }, { search: { engine: 'x' } }], { search: {} }],
  ['undefined does not count', [{ a: undefined }, { a: 1 }], { a: 1 }],
  ['three files', [{ a: { b: 1 } }, { a: { b: 2, c: 2 } }, { a: { c: 3, d: 3 } }], { a: { b: 1, c: 2, d: 3 } }],
  ['what is no object is alone', ['text', { a: 1 }], 'text'],
])('%s', (_name, values, merged) => {
  expect(mergeLayers(values.map((value, index) => layer(`${index}.ts`, value)))).toStrictEqual(merged);
});

test.each<readonly [readonly PropertyKey[], string | undefined]>([
  [['title'], undefined],
  [['url'], 'base.ts'],
  [['footer', 'links'], 'base.ts'],
  [['footer', 'copyright'], undefined],
  [['footer', 'logo'], undefined],
  // The lists are not merged, so the base says nothing about the items.
  [['navbar', 'items', 0, 'label'], undefined],
  [['locales'], undefined],
])('the key %j is in its file', (path, file) => {
  const main = layer('site.config.ts', { title: 1, footer: { copyright: 'x' }, navbar: { items: [{ to: '/' }] } });
  const base = layer('base.ts', { title: 2, url: 'x', footer: { links: [] }, navbar: { items: [{ label: 'x' }] } });
  const place = { line: path.length, column: 1 };
  expect(locateInLayers([main, base])(path)).toStrictEqual(file === undefined ? place : { ...place, file });
});
