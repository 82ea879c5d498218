import { expect, test } from 'vitest';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { createPageContext } from '../../../../src/site/graph/page-context.ts';
import { borrowSite } from '../../../support/small-site.ts';

test('the search finds docs by the labels of their tags, and no pages of tags', async () => {
  const { value: site } = await loadSite({ root: borrowSite('doc-tags'), drafts: false });
  const found = (url: string) => {
    const route = site.byUrl.get(url);
    if (!route) throw new Error(`There is no ${url}`);
    return route.kind.describeForSearch?.(createPageContext(site, route), route) ?? null;
  };
  expect(found('/docs/agents')?.keywords).toStrictEqual(['Voice calls', '2.0']);
  expect(found('/es/docs/intro')?.keywords).toStrictEqual(['1.10', 'Llamadas de voz']);
  expect(found('/guides/start')?.keywords).toStrictEqual([]);
  expect(found('/docs/tags/calls')).toBeNull();
  expect(found('/docs/tags')).toBeNull();
});
