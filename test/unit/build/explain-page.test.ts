import { expect, test } from 'vitest';
import { formatOrigin } from '../../../src/cli/routes/print-origin.ts';
import { explainPage } from '../../../src/build/explain-page.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { absoluteUrl } from '../../../src/site/graph/absolute-url.ts';
import { borrowSite } from '../../support/small-site.ts';

const out = '/nowhere';

test('a page is found by every form of its address', async () => {
  const { value: site } = await loadSite({ root: borrowSite('base-path'), drafts: false });
  const route = site.routes.find(({ kind }) => kind.name === 'doc');
  if (!route) throw new Error('The site has no doc');
  const page = await explainPage(site, route.url, { out });
  expect(page).toMatchObject({ url: route.url, source: route.source, uses: null, rendered: null });
  expect(formatOrigin(page)).toContain(route.source);
  const whole = absoluteUrl({ site }, route.url);
  const { base } = site.config;
  for (const form of [`${route.url}/`, whole, `${whole}/?q=1#top`, base + route.url.slice(1)])
    expect(await explainPage(site, form, { out })).toStrictEqual(page);
});

test('an unknown address is a problem that names similar ones', async () => {
  const { value: site } = await loadSite({ root: borrowSite('base-path'), drafts: false });
  const url = site.routes.find(({ kind }) => kind.name === 'doc')?.url ?? '';
  await expect(explainPage(site, `${url}x`, { out })).rejects.toMatchObject({
    problems: [{ code: 'invalid-option', hint: expect.stringContaining(`\`${url}\``) }],
  });
});
