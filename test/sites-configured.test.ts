import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { attributes, one, textOf } from './support/elements.ts';

describeSite('configured', '/', (site) => {
  test('components read the values of the site, and islands get only what they read', () => {
    const page = site().page('/docs/custom');
    expect(textOf(one(page, '.plan'))).toBe('Configured: Team in EU');
    // The islands of the theme read nothing of the site.
    const read = attributes(page, 'docs-island', 'site').map((json): unknown => JSON.parse(json));
    expect(read).toStrictEqual([{ custom: { limits: { calls: 100 } } }]);
    expect(site().read('docs/custom/index.html')).not.toContain('never sent');
  });
});
