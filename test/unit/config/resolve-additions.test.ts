import { describe, expect, test } from 'vitest';
import { resolveAdditions, storageNamespace } from '../../../src/config/resolve-additions.ts';

describe('what a site adds to its pages', () => {
  test('is nothing by default', () => {
    expect(resolveAdditions({ url: 'https://docs.example.com' })).toEqual({
      head: [],
      styles: [],
      font: null,
      scripts: [],
      services: [],
      asksConsent: false,
      privacyLink: null,
      policy: {},
      storage: { type: 'local', namespace: storageNamespace('https://docs.example.com', '/') },
    });
  });

  test('adds the hosts of scripts, services and search to the policy, each once', () => {
    const { policy } = resolveAdditions({
      search: { connect: ['https://search.example'], reportEmpty: 'https://reports.example/new?a=1' },
      scripts: ['https://chat.example/a.js', { src: 'https://chat.example/b.js' }, './own.ts'],
      policy: { 'connect-src': ['https://search.example'], 'script-src': ['https://other.example'] },
      analytics: { plausible: { domain: 'docs.example.com' } },
    });
    expect(policy).toEqual({
      'connect-src': ['https://search.example', 'https://reports.example', 'https://plausible.io'],
      'script-src': ['https://other.example', 'https://chat.example', 'https://plausible.io'],
    });
  });

  test.each([
    [{ plausible: { domain: 'a' }, umami: { websiteId: 'b' } }, false],
    [{ matomo: { url: 'https://m.example', siteId: '1' } }, false],
    [{ matomo: { url: 'https://m.example', siteId: '1', cookies: true } }, true],
    [{ ga4: { measurementId: 'G-1' } }, true],
  ])('%j asks for consent: %s', (analytics, asksConsent) => {
    expect(resolveAdditions({ analytics }).asksConsent).toBe(asksConsent);
  });

  test('defers a script unless it is loaded in any order', () => {
    const { scripts } = resolveAdditions({ scripts: ['/a.js', { src: '/b.js', async: true, type: 'module' }] });
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{ defer: true }, { async: true, type: 'module' }]);
  });
});

test('sites at different places have different namespaces, on every machine the same', () => {
  const places = [
    ['https://a.example', '/'],
    ['https://a.example', '/docs/'],
    ['https://b.example', '/'],
  ] as const;
  expect(new Set(places.map(([url, base]) => storageNamespace(url, base))).size).toBe(places.length);
  expect(storageNamespace('https://a.example/', '/')).toBe(storageNamespace('https://a.example', '/'));
  expect(storageNamespace('https://a.example', '/')).toMatch(/^docsgen-[\da-f]{6}$/);
});
