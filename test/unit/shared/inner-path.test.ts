import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/config/config.ts';
import { isAddressPath, isInnerPath, fixAddressPath } from '../../../src/shared/inner-path.ts';
import { outputFile, pageUrl } from '../../../src/site/graph/address.ts';

/** Characters of malicious paths, among any others. */
const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '/',
    '//',
    '\\',
    '\0',
    '%2e',
    '%2F',
    '%5c',
    '%',
    ' ',
    '\n',
    '\u0085',
    '\uD800',
    'a',
    'é',
    '~',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const locale: Locale = {
  name: 'en',
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: '',
  fallbacks: [],
  away: null,
};

test('an inner path stays in its folder, on every system, and can be written in one way only', () => {
  let accepted = 0;
  fc.assert(
    fc.property(path, (any) => {
      if (!isInnerPath(any)) return;
      accepted += 1;
      expect(posix.join('/out', any)).toBe(`/out/${any}`);
      // A name such as `c:` is one of Windows' own; on a drive it leads nowhere else than into the
      // folder.
      expect(win32.join('C:\\out', any)).toBe(`C:\\out\\${any.replaceAll('/', '\\')}`);
      expect(any).not.toContain('\0');
    }),
    { numRuns: 20_000 },
  );
  expect(accepted).toBeGreaterThan(1000);
});

test('a page with an accepted address is written below the folder of the address', () => {
  let accepted = 0;
  fc.assert(
    fc.property(path, (any) => {
      if (!isAddressPath(any)) return;
      accepted += 1;
      const file = outputFile(pageUrl(locale, 'blog', 'tags', any));
      expect(isInnerPath(file)).toBe(true);
      expect(file).toBe(`blog/tags/${any.replace(/^\/|\/$/g, '')}/index.html`);
      expect(() => encodeURI(any)).not.toThrow();
    }),
    { numRuns: 20_000 },
  );
  expect(accepted).toBeGreaterThan(500);
});

test('the suggestion for an invalid path has none of its invalid characters', () => {
  fc.assert(
    fc.property(path, (any) => {
      const segments = fixAddressPath(any).split('/');
      const named = segments.filter((segment) => !['', '.', '..'].includes(segment));
      expect(named.every(isAddressPath)).toBe(true);
    }),
  );
});

test.each([
  '',
  '/',
  '..',
  '../x',
  'a/../b',
  'a//b',
  './a',
  'a/.',
  '/etc/passwd',
  'a\\b',
  '..\\x',
  'a\0b',
  'a\nb',
  '\uDC00',
])('%j is not an inner path', (any) => expect(isInnerPath(any)).toBe(false));

test.each(['a', 'a/b.html', 'a b/c#d', '%2e%2e/x', '.well-known/x', '..a/b..', 'ثلاث/é'])('%j is an inner path', (any) =>
  expect(isInnerPath(any)).toBe(true),
);

test.each(['%2e%2e/x', 'a b', 'a?b', 'a#b', '../x', '//evil.example', '<b>', 'a\tb'])('%j is not an address', (any) =>
  expect(isAddressPath(any)).toBe(false),
);
