import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingsOf } from '../../../src/shared/spellings.ts';

test.each([
  ['/guide/intro', []],
  ['/Guide/Intro', ['/guide/intro']],
  ['/guide/intro.html', ['/guide/intro']],
  ['/Guide/Intro.HTM', ['/Guide/Intro', '/guide/intro']],
  ['/guide/intro/index.html', ['/guide/intro']],
  ['/guide/intro/index', ['/guide/intro']],
  ['/guide//intro', ['/guide/intro']],
  ['/guide/intro/', ['/guide/intro']],
  ['/guide/intro.html/', ['/guide/intro']],
  ['//', ['/']],
  ['/index.html', ['/']],
  ['/', []],
  ['/guide/html', []],
])('%s is spelled otherwise as %j', (path, spellings) => expect(spellingsOf(path)).toStrictEqual(spellings));

test('no spelling is the path itself, or names another host', () => {
  const piece = fc.oneof(fc.constantFrom('/', '//', 'index.html', '.html', 'A', '.', '\\'), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = `/${pieces.join('')}`;
      for (const spelling of spellingsOf(path)) {
        expect(spelling).not.toBe(path);
        expect(spelling).toMatch(/^\/(?!\/)/);
      }
    }),
  );
});
