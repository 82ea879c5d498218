import { expect, test } from 'vitest';
import { loadSite } from '../../../../../src/pipeline/load-site.ts';
import { createPageContext } from '../../../../../src/site/graph/page-context.ts';
import type { CategoryRoute } from '../../../../../src/collections/docs/graph/docs-routes.ts';
import { createCategoryMain } from '../../../../../src/collections/docs/page-props/docs-main.ts';
import type { Route } from '../../../../../src/site/graph/site.ts';
import { borrowSite } from '../../../../support/small-site.ts';

// What the configuration can do is in `test/sites/bad/category-page`.
test('spec 8: Category page without a sidebar category: Error', async () => {
  const site = (await loadSite({ root: borrowSite('varied'), drafts: false })).value;
  const route = site.routes.find(isCategoryRoute);
  if (!route) throw new Error('The site has no category page');
  expect(createCategoryMain(createPageContext(site, route), route).breadcrumbs.length).toBeGreaterThan(0);

  const elsewhere = { ...route, category: { ...route.category, key: 'elsewhere', label: 'Elsewhere' } };
  expect(() => createCategoryMain(createPageContext(site, elsewhere), elsewhere)).toThrow(
    `The category page ${route.url} has no category: the sidebar \`${route.sidebar}\` of \`docs\` has none named \`Elsewhere\` with this page`,
  );
});

function isCategoryRoute(route: Route): route is CategoryRoute {
  return route.kind.name === 'category';
}
