import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExternal } from '../../../../src/shared/is-external.ts';
import { createAddresses, outputFile, pageUrl } from '../../../../src/site/graph/address.ts';

const root = {
  name: 'en',
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: '',
  fallbacks: [],
  away: null,
} as const;
const es = { ...root, name: 'es', path: 'es' } as const;

test.each([
  [root, [], '/'],
  [root, ['docs', '/intro'], '/docs/intro'],
  [root, ['', '/'], '/'],
  [es, [], '/es/'],
  [es, ['/'], '/es/'],
  [es, ['blog', '/tags'], '/es/blog/tags'],
  [es, ['docs', '', '/a//b/'], '/es/docs/a/b'],
])('%o with %j has the address %s', (locale, segments, url) => expect(pageUrl(locale, ...segments)).toBe(url));

test.each([
  ['/', 'index.html'],
  ['/es/', 'es/index.html'],
  ['/es/blog', 'es/blog/index.html'],
  ['/docs/español', 'docs/español/index.html'],
  ['/100%', '100%/index.html'],
])('%s is written to %s', (url, file) => expect(outputFile(url)).toBe(file));

describe('addresses in a page', () => {
  test.each([
    ['/', 'never', '/docs/intro', '', '/docs/intro'],
    ['/', 'never', '/es/', '', '/es/'],
    ['/', 'always', '/docs/intro', '#part', '/docs/intro/#part'],
    ['/', 'always', '/', '', '/'],
    ['/', 'ignore', '/docs/intro', '?q', '/docs/intro?q'],
    ['/x/y/', 'never', '/docs/intro', '', '/x/y/docs/intro'],
    ['/x/y/', 'always', '/es/', '', '/x/y/es/'],
    ['/x/y/', 'never', '/', '', '/x/y/'],
    ['/', 'never', '/docs/español', '', '/docs/espa%C3%B1ol'],
  ] as const)('base %s, slash %s: %s%s is %4$s', (base, trailingSlash, url, hash, expected) => {
    expect(createAddresses({ base, trailingSlash }, 'any/index.html').page(url, hash)).toBe(expected);
  });

  test('files have the base too', () => {
    const to = createAddresses({ base: '/x/', trailingSlash: 'always' }, 'index.html');
    expect(to.file('img/a b.png')).toBe('/x/img/a%20b.png');
  });

  test.each([
    ['index.html', '/docs/intro', 'docs/intro/index.html'],
    ['docs/intro/index.html', '/docs/other', '../other/index.html'],
    ['es/docs/intro/index.html', '/', '../../../index.html'],
    ['docs/intro/index.html', '/docs/intro', 'index.html'],
    // Text before a colon must not be read as a scheme.
    ['docs/index.html', '/docs/javascript:alert(1)', './javascript:alert(1)/index.html'],
  ])('a relative base: from %s, %s is %s', (output, url, expected) => {
    expect(createAddresses({ base: './', trailingSlash: 'never' }, output).page(url)).toBe(expected);
  });

  test('a page that is shown at any address has absolute ones', () => {
    expect(createAddresses({ base: './', trailingSlash: 'never' }, null).page('/docs')).toBe('/docs');
  });

  test('a relative address leads from any page to the file of any other', () => {
    const segment = fc
      .stringMatching(/^[a-z0-9ñé@: .-]{1,6}$/)
      .filter((text) => !/^\.+$/.test(text) && text.trim() === text);
    const url = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(url, url, (from, target) => {
        const output = outputFile(from);
        const href = createAddresses({ base: './', trailingSlash: 'never' }, output).page(target);
        const resolved = new URL(href, new URL(`./${encodeURI(output)}`, 'https://host.example/any/folder/'));
        expect(decodeURI(resolved.pathname)).toBe(posix.join('/any/folder', outputFile(target)));
      }),
    );
  });

  test('an absolute address is the base and the path, whatever the page', () => {
    const url = fc
      .array(fc.stringMatching(/^[a-z0-9-]{1,6}$/), { minLength: 1, maxLength: 4 })
      .map((s) => `/${s.join('/')}`);
    fc.assert(
      fc.property(url, url, (from, target) => {
        const to = createAddresses({ base: '/x/', trailingSlash: 'never' }, outputFile(from));
        expect(to.page(target)).toBe(`/x${target}`);
      }),
    );
  });
});

test.each(['https://example.com', 'mailto:a@b.c', '//example.com', 'tel:1'])('%s is outside', (address) => {
  expect(isExternal(address)).toBe(true);
});
test.each(['/docs', 'docs', '#a', './a:b', '?q'])('%s is inside', (address) => expect(isExternal(address)).toBe(false));
