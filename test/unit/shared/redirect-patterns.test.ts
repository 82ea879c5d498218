import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followPatterns, parametersOf } from '../../../src/shared/redirect-patterns.ts';

test.each([
  ['/a/:name/b/*', [':name', '*']],
  ['/:a/:b?c=:d#*', [':a', ':b']],
  ['/a:b/c*', []],
  ['/a/b', []],
  ['/', []],
])('the parameters of %s are %j', (address, names) => expect(parametersOf(address)).toStrictEqual(names));

describe('where a pattern leads', () => {
  test.each([
    ['/old/*', '/new/*', '/old/a/b', '/new/a/b'],
    ['/old/*', '/new', '/old/a', '/new'],
    ['/old/*', '/new/*', '/old', null],
    ['/old/*', '/new/*', '/old/', null],
    ['/old/*', '/new/*', '/older/a', null],
    ['/old/*', '/new/*', '/OLD/a', null],
    ['/team/:name/profile', '/people/:name', '/team/ana/profile', '/people/ana'],
    ['/team/:name/profile', '/people/:name', '/team//profile', null],
    ['/team/:name/profile', '/people/:name', '/team/ana', null],
    ['/team/:name', '/people/:name', '/team/ana/profile', null],
    ['/:a/:b', '/:b/:a', '/one/two', '/two/one'],
    ['/:a/:b', '/:b#:a', '/one/two', '/two#:a'],
    ['/:a/*', 'https://example.com/*?from=x', '/one/two/three', 'https://example.com/two/three?from=x'],
    ['/:name', '/x/:name/:name', '/$&', '/x/$&/$&'],
    // The path may be that of a pattern.
    ['/v1/*', '/v2/*', '/v1/:page', '/v2/:page'],
    ['/v1/:page', '/v2/:page', '/v1/*', null],
  ])('%s → %s: %s is %s', (from, to, path, expected) => {
    expect(followPatterns([{ from, to }], path)).toBe(expected);
  });

  test('the first that matches counts', () => {
    const patterns = [
      { from: '/a/b', to: '/one' },
      { from: '/a/:name', to: '/two' },
      { from: '/a/*', to: '/three' },
    ];
    const found = ['/a/b', '/a/c', '/a/c/d', '/b'].map((path) => followPatterns(patterns, path));
    expect(found).toStrictEqual(['/one', '/two', '/three', null]);
  });

  test('a pattern takes a path apart and puts it together again', () => {
    const part = fc.string({ minLength: 1 }).filter((text) => !/[/*]/.test(text));
    fc.assert(
      fc.property(fc.array(part, { minLength: 3 }), (parts) => {
        const path = `/${parts.join('/')}`;
        expect(followPatterns([{ from: '/:a/:b/*', to: '/:a/:b/*' }], path)).toBe(path);
      }),
    );
  });
});
