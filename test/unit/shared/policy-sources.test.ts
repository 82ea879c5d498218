import { describe, expect, test } from 'vitest';
import { findBlockedAddresses } from '../../../src/shared/content-policy.ts';
import { addHashes, matchesSource, writePolicy } from '../../../src/shared/policy-sources.ts';

describe('a source matches an address', () => {
  test.each([
    ['https://films.example', 'https://films.example/embed/1', true],
    ['https://films.example', 'http://films.example/embed/1', false],
    ['http://films.example', 'https://films.example/embed/1', true],
    ['https://films.example', 'https://www.films.example/', false],
    ['https://films.example', 'https://films.example.org/', false],
    ['https://*.films.example', 'https://www.films.example/', true],
    ['https://*.films.example', 'https://films.example/', false],
    ['https://films.example:8443', 'https://films.example/', false],
    ['https://films.example:8443', 'https://films.example:8443/', true],
    ['https://films.example:*', 'https://films.example:8443/', true],
    ['https://films.example/embed/', 'https://films.example/embed/1', true],
    ['https://films.example/embed', 'https://films.example/embed/1', false],
    ['data:', 'data:text/html,x', true],
    ['data:', 'https://films.example/', false],
    ["'self'", 'https://films.example/', false],
  ])('%s, %s: %s', (source, address, isMatch) => {
    expect(matchesSource(source, new URL(address))).toBe(isMatch);
  });
});

const plain = { additions: {}, inlineStyles: false, scriptHashes: ["'sha256-a'"], styleHashes: [] };

describe('the policy', () => {
  test('without additions is what it always was', () => {
    expect(writePolicy(plain)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self' data: https:; " +
        "media-src 'self' https:; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'",
    );
  });

  test('has the additions of each directive, and no `none` beside them', () => {
    const additions = {
      'connect-src': ['https://a.example'],
      'frame-src': ['https://b.example'],
      'object-src': ['https://c.example'],
      'font-src': ['data:'],
    };
    const policy = writePolicy({ ...plain, additions }).split('; ');
    expect(policy).toContain("connect-src 'self' https://a.example");
    expect(policy).toContain("frame-src 'self' https://b.example");
    expect(policy).toContain('object-src https://c.example');
    expect(policy).toContain("font-src 'self' data:");
    expect(policy.at(-1)).toBe("base-uri 'none'");
  });

  test('gets the hashes of a page, unless it allows all inline styles', () => {
    const policy = writePolicy(plain);
    expect(addHashes(policy, 'script-src', ["'sha256-b'"])).toContain("script-src 'self' 'sha256-b' 'sha256-a'");
    expect(addHashes(policy, 'style-src', ["'sha256-c'"])).toContain("style-src 'self' 'sha256-c';");
    const open = writePolicy({ ...plain, inlineStyles: true, styleHashes: ["'sha256-c'"] });
    expect(open).toContain("style-src 'self' 'unsafe-inline';");
    expect(addHashes(open, 'style-src', ["'sha256-c'"])).toBe(open);
  });
});

describe('blocked content', () => {
  const find = (src: string, policy: Readonly<Record<string, readonly string[]>>) =>
    findBlockedAddresses('iframe', (name) => (name === 'src' ? src : undefined), {
      origin: 'https://docs.example.com',
      policy,
    });

  test('is allowed by an addition', () => {
    expect(find('https://films.example/1', { 'frame-src': ['https://films.example'] })).toEqual([]);
  });

  test('comes with the line to add, which keeps what is there', () => {
    const [blocked] = find('https://films.example/1', { 'frame-src': ['https://maps.example'] });
    expect(blocked?.hint).toContain("`'frame-src': ['https://maps.example', 'https://films.example']`");
  });

  test('that browsers would block nevertheless comes without a line', () => {
    expect(find('http://films.example/1', {})[0]?.hint).not.toContain('policy');
  });
});
