import { describe, expect, test } from 'vitest';
import {
  choiceParameters,
  everyVersion,
  narrow,
  noFilters,
  ownChoice,
  ownVersion,
  readChoice,
  widen,
} from '../../../src/client/search/search-choice.ts';
import type { SearchFilters } from '../../../src/shared/search.ts';

const versionsOf = (collection: string, ...names: readonly string[]) => ({
  collection,
  versions: names.map((name) => ({ name, label: name })),
});
const section = (...collections: readonly string[]) => ({ kind: 'docs', label: collections.join(), collections });
const filters: SearchFilters = {
  sections: [section('guide'), section('api'), section('pages', 'legal')],
  versions: [versionsOf('guide', '2', '1'), versionsOf('api', 'b', 'a')],
};
const oneVersioned: SearchFilters = { ...filters, versions: [versionsOf('guide', '2', '1')] };

describe('a search', () => {
  test('is in all sections, in the versions of the reader, if nothing is chosen', () => {
    const versions = { guide: '1' };
    expect(narrow(ownChoice, filters, versions)).toEqual({ collections: null, versions, allVersions: false });
  });

  test('is in the collections of a section, and in a version of its collection', () => {
    expect(narrow({ section: 'pages', version: '' }, filters, {})).toMatchObject({ collections: ['pages', 'legal'] });
    const chosen = narrow({ section: 'guide', version: '1' }, filters, { guide: '2', api: 'a' });
    expect(chosen).toEqual({ collections: ['guide'], versions: { guide: '1', api: 'a' }, allVersions: false });
  });

  test('ignores names that the site does not have', () => {
    const unknown = { section: 'gone', version: '9' };
    expect(narrow(unknown, oneVersioned, {})).toEqual({ collections: null, versions: {}, allVersions: false });
    expect(narrow(unknown, noFilters, {})).toEqual({ collections: null, versions: {}, allVersions: false });
  });

  test('names a version only where one collection has versions', () => {
    expect(ownVersion(oneVersioned, '', {})).toBe('2');
    expect(ownVersion(oneVersioned, '', { guide: '1' })).toBe('1');
    expect(ownVersion(filters, '', { guide: '1' })).toBe('');
    expect(ownVersion(filters, 'api', {})).toBe('b');
    expect(ownVersion(filters, 'pages', {})).toBe('');
  });

  test('can be widened until it is in all sections and versions', () => {
    const widest = widen(ownChoice, filters);
    expect(widest).toEqual({ section: '', version: everyVersion });
    expect(widest && widen(widest, filters)).toBeNull();
    expect(widen(ownChoice, noFilters)).toBeNull();
  });
});

describe('the address of the results', () => {
  const address = (choice: Partial<typeof ownChoice>, versions = {}, known = oneVersioned) =>
    new URLSearchParams(choiceParameters({ ...ownChoice, ...choice }, known, versions)).toString();

  test('has what is chosen, and is read again', () => {
    for (const choice of [ownChoice, { section: 'api', version: '' }, { section: '', version: everyVersion }]) {
      expect(readChoice(address(choice))).toEqual(choice);
    }
  });

  test('has the version of the reader if others would not get it', () => {
    expect(address({})).toBe('');
    expect(address({}, { guide: '1' })).toBe('version=1');
    expect(address({ version: '2' }, { guide: '1' })).toBe('version=2');
    expect(address({ section: 'pages' }, { guide: '1' })).toBe('in=pages');
  });

  test('keeps a choice until the filters are known', () => {
    expect(address({ section: 'api', version: 'a' }, {}, noFilters)).toBe('in=api&version=a');
  });
});
