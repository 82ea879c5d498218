import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forwardAddress } from '../../../../src/client/forward/forward-address.ts';
import { followPatterns } from '../../../../src/shared/redirect-patterns.ts';
import { spellingsOf } from '../../../../src/shared/spellings.ts';

const origin = 'https://docs.example.com';
const from = { origin, search: '?a=b', hash: '#c' };

test.each([
  ['/docs/intro', `${origin}/docs/intro?a=b#c`],
  ['/docs/intro#d', `${origin}/docs/intro?a=b#d`],
  ['/docs/intro?e=f', `${origin}/docs/intro?e=f#c`],
  ['/docs/año', `${origin}/docs/a%C3%B1o?a=b#c`],
  ['https://chat.example.com/', 'https://chat.example.com/?a=b#c'],
  ['//evil.example/x', `${origin}/evil.example/x?a=b#c`],
  ['/\\evil.example/x', `${origin}/evil.example/x?a=b#c`],
  ['/\t/evil.example/x', `${origin}/evil.example/x?a=b#c`],
])('%j is sent to %s', (to, expected) => expect(forwardAddress(to, from).href).toBe(expected));

test('no address of a reader leads to a site that the configuration does not name', () => {
  const outside = 'https://chat.example.com';
  const patterns = [
    { from: '/any/*', to: '/*' },
    { from: '/docs/any/*', to: '/docs/*' },
    { from: '/:a/one/:b', to: '/:b/:a' },
    { from: '/chat/*', to: `${outside}/*` },
    { from: '/:a', to: '/:a' },
  ];
  const piece = fc.oneof(
    fc.constantFrom(
      ...['/', '//', '\\', '%5C', '%2F', '%09', '%0A', '%0D', '%00', '%20', '\t', '@', ':', '?', '#', '%'],
      ...['/any/', '/docs', '/one/', '/chat/', 'evil.example', 'https:', 'https://', '..', '.', 'index.html', '.html'],
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.constantFrom('/any/', '/docs/any/', '/chat/', '/'), fc.array(piece), (start, pieces) => {
      // As browsers read the address, and as the script decodes it.
      const { pathname } = new URL(`${origin}${start}${pieces.join('')}`);
      const path = decoded(pathname);
      const targets = [path, ...spellingsOf(path)].flatMap((each) => [each, followPatterns(patterns, each) ?? '/']);
      for (const to of targets) {
        const wanted = to.startsWith(`${outside}/`) ? outside : origin;
        expect(addressOf(to).origin, JSON.stringify([pathname, to])).toBe(wanted);
      }
    }),
    { numRuns: 5000 },
  );
});

/** What cannot be an address leaves the reader on the 404 page. */
function addressOf(to: string): URL {
  try {
    return forwardAddress(to, from);
  } catch {
    return new URL(origin);
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
