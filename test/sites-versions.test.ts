import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, texts } from './support/elements.ts';

describeSite('versions-marked', '/', (site) => {
  const notice = (url: string) => texts(site().page(url), '.callout-title');
  const robots = (url: string) =>
    all(site().page(url), 'meta').flatMap(({ properties }) =>
      properties['name'] === 'robots' ? String(properties['content']) : [],
    );

  test('`lastVersion` has the short addresses, and `current` before it is "Next"', () => {
    expect(notice('/docs/intro')).toStrictEqual([]);
    expect(notice('/docs/next/intro')).toStrictEqual(['This is unreleased documentation for Marked Next.']);
  });

  test('a version has no banner and no badge if it says so', () => {
    expect(notice('/docs/1.0/intro')).toStrictEqual([]);
    const badge = (url: string) => texts(site().page(url), '.badge');
    expect(badge('/docs/intro')).toStrictEqual([]);
    expect(badge('/docs/next/intro')).toStrictEqual(['Version: Next']);
  });

  test('a version is hidden from search engines, and has a class, if it says so', () => {
    expect(robots('/docs/next/intro')).toStrictEqual(['noindex, nofollow']);
    expect(robots('/docs/intro')).toStrictEqual([]);
    expect(attributes(site().page('/docs/1.0/intro'), 'html', 'className')).toStrictEqual(['old-docs']);
    expect(attributes(site().page('/docs/intro'), 'html', 'className')).toStrictEqual([]);
  });
});
