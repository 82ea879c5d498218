import { expect, test } from 'vitest';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { createPageContext } from '../../../../src/site/graph/page-context.ts';
import { createCategoryMain } from '../../../../src/site/page-props/docs.ts';
import { borrowSite } from '../../../support/small-site.ts';

// What the configuration can do is in `test/sites/bad/category-page`.
test('spec 8: Category page without a sidebar category: Error', async () => {
  const site = (await loadSite({ root: borrowSite('varied'), drafts: false })).value;
  const route = site.routes.find((each) => each.kind === 'category');
  if (route?.kind !== 'category') throw new Error('The site has no category page');
  expect(createCategoryMain(createPageContext(site, route), route).breadcrumbs.length).toBeGreaterThan(0);

  const elsewhere = { ...route, category: { ...route.category, key: 'elsewhere', label: 'Elsewhere' } };
  expect(() => createCategoryMain(createPageContext(site, elsewhere), elsewhere)).toThrow(
    `The category page ${route.url} has no category: the sidebar \`${route.sidebar}\` of \`docs\` has none named \`Elsewhere\` with this page`,
  );
});
