import { expect, test } from 'vitest';
import { followRenames, noRenames } from '../../../../src/dev/renames/follow-renames.ts';

/** The states of a site in order: files with their content. */
type State = Readonly<Record<string, string>>;

const same = { 'a/one.md': '1', 'a/two.md': '2' };

const cases: readonly (readonly [string, readonly State[], Readonly<Record<string, string>>])[] = [
  [
    'a file with the same content, in another folder',
    [same, { 'b/new.md': '1', 'b/third.md': '3', 'a/two.md': '2' }],
    { 'a/one.md': 'b/new.md' },
  ],
  [
    'a file that is edited as it is renamed, and the only one that has come',
    [same, { 'a/new.md': '9', 'a/two.md': '2' }],
    { 'a/one.md': 'a/new.md' },
  ],
  [
    'of several that have come the one with the nearest name',
    [same, { 'a/ones.md': '9', 'a/other.md': '8', 'a/two.md': '2' }],
    { 'a/one.md': 'a/ones.md' },
  ],
  [
    'a file that comes later',
    [same, { 'a/two.md': '2' }, { 'a/two.md': '2', 'a/new.md': '1' }],
    { 'a/one.md': 'a/new.md' },
  ],
  [
    'a file that is renamed twice',
    [same, { 'a/new.md': '1', 'a/two.md': '2' }, { 'a/newer.md': '1', 'a/two.md': '2' }],
    { 'a/one.md': 'a/newer.md', 'a/new.md': 'a/newer.md' },
  ],
  ['a file that gets its name back', [same, { 'a/new.md': '1', 'a/two.md': '2' }, same], { 'a/new.md': 'a/one.md' }],
  ['a file that has gone', [same, { 'a/two.md': '2' }], {}],
  ['one that goes where others come elsewhere', [same, { 'a/two.md': '2', 'b/three.md': '3' }], {}],
  ['a file of metadata', [{ 'a/tags.yml': '1' }, { 'a/authors.yml': '1' }], {}],
];

test.each(cases)('%s', (_, states, renamed) => {
  let renames = noRenames;
  let before = new Map<string, string>();
  for (const [index, state] of states.entries()) {
    const now = new Map(Object.entries(state));
    if (index > 0) renames = followRenames(renames, { before, now, similar: new Map() });
    before = now;
  }
  expect(Object.fromEntries(renames.renamed)).toStrictEqual(renamed);
});
