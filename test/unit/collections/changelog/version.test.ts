import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareVersions,
  parseVersion,
  versionKey,
  versionSlug,
} from '../../../../src/collections/changelog/version.ts';

const parse = (text: string) => {
  const version = parseVersion(text);
  if (!version) throw new Error(`${text} is not a version`);
  return version;
};

test('versions are in the order of Semantic Versioning', () => {
  const ordered = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    'v1.0.0',
    '1.0.1',
    '1.9',
    '1.10.0',
    '1.10.0.1',
    '2026.01',
    '2026.1.2',
  ];
  const sorted = ordered.toReversed().toSorted((a, b) => compareVersions(parse(a), parse(b)));
  expect(sorted).toStrictEqual(ordered);
});

test.each(['', 'v', '1.x', '1.2.3.4.5', '1.2.', '.1', '1.2.3-', '1.2.3-a..b', '1.2.3+', '1 2', 'one', '1.2.3-ä'])(
  '`%s` is not a version',
  (text) => {
    expect(parseVersion(text)).toBeNull();
  },
);

test('two spellings of one version are the same', () => {
  expect(new Set(['1.2', '1.2.0', 'v1.2.0', 'V1.2.0.0'].map((text) => versionKey(parse(text)))).size).toBe(1);
  expect(new Set(['1.2', '1.20', '1.2-a', '1.2+a', '0.1.2', '0'].map((text) => versionKey(parse(text)))).size).toBe(6);
});

test('the address has no `v` and no `+`', () => {
  expect(['v1.2.0', '1.2.0+linux.1', 'unreleased', 'very-new'].map(versionSlug)).toStrictEqual([
    '1.2.0',
    '1.2.0-linux.1',
    'unreleased',
    'very-new',
  ]);
});

const identifier = fc.stringMatching(/^[0-9A-Za-z-]{1,4}$/);
const anyVersion = fc
  .tuple(
    fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    fc.array(identifier, { maxLength: 3 }),
    fc.option(identifier, { nil: undefined }),
  )
  .map(([numbers, names, build]) =>
    [numbers.join('.'), names.length > 0 ? `-${names.join('.')}` : '', build === undefined ? '' : `+${build}`].join(''),
  );

test('the order of any versions is one order', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, anyVersion, (...texts) => {
      const [a, b, c] = texts.map(parse).toSorted(compareVersions);
      if (!a || !b || !c) throw new Error('A version is lost');
      expect(compareVersions(a, b)).toBeLessThanOrEqual(0);
      expect(compareVersions(b, c)).toBeLessThanOrEqual(0);
      expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      expect(Math.sign(compareVersions(a, c))).toBe(-Math.sign(compareVersions(c, a)) + 0);
    }),
  );
});

test('versions with one key are equal in the order', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, (a, b) => {
      if (versionKey(parse(a)) === versionKey(parse(b))) expect(compareVersions(parse(a), parse(b))).toBe(0);
      expect(compareVersions(parse(a), parse(a))).toBe(0);
    }),
  );
});
