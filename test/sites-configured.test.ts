import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, textOf } from './support/elements.ts';

describeSite('configured', '/', (site) => {
  test.each([
    ['/docs/custom', 'Values of the site · Company'],
    ['/docs/named', 'Configured'],
    ['/docs/landing', 'All about Landing, and $& Landing'],
  ])('the title of %s is %s', (url, title) => {
    expect(textOf(one(site().page(url), 'title'))).toBe(title);
  });

  test.each([
    ['deep/page', { audience: 'developers', since: '1.10', related: ['one', '2.0'], own: 'outer' }, 1],
    ['first', { audience: 'writers', since: '1.10', own: 'outer' }, 0],
  ])('guide/%s has the defaults of its folders, and fields of the site', (path, values, tables) => {
    const page = site().page(`/docs/guide/${path}`);
    expect(JSON.parse(textOf(one(page, '.audience')))).toStrictEqual(values);
    expect(all(page, '.toc')).toHaveLength(tables);
  });

  test('search engines are asked to list no page', () => {
    for (const { url } of site().routes) {
      const robots = all(site().page(url), 'meta').find(({ properties }) => properties['name'] === 'robots');
      expect(robots?.properties['content'], url).toBe('noindex, nofollow');
    }
  });

  test('components read the values of the site, and islands get only what they read', () => {
    const page = site().page('/docs/custom');
    expect(textOf(one(page, '.plan'))).toBe('Configured: Team in EU');
    // The islands of the theme read nothing of the site.
    const read = attributes(page, 'docs-island', 'site').map((json): unknown => JSON.parse(json));
    expect(read).toStrictEqual([{ custom: { limits: { calls: 100 } } }]);
    expect(site().read('docs/custom/index.html')).not.toContain('never sent');
  });
});
