import type { Config } from '../../../config/config.ts';
import type { Outcome } from '../../../shared/problem.ts';
import type { DocSet } from '../content/doc-set.ts';
import { categoriesWithoutSidebar, unknownCategoryDocs } from './check-categories.ts';
import type { ItemContext } from './item-context.ts';
import { resolveSidebar } from './resolve-items.ts';
import type { Sidebars } from './sidebar.ts';

/**
 * Returns the sidebars of a set by name. Drafts are left out. Unknown docs and folders are
 * problems.
 */
export function buildSidebars(config: Config, set: DocSet): Outcome<Sidebars> {
  const context: ItemContext = { config, set, problems: [], keys: new Map() };
  const { items: configured, path } = set.version.sidebars;
  const value = new Map(
    Object.entries(configured).map(([name, items]) => [name, resolveSidebar(context, items, [...path, name])]),
  );
  return {
    value,
    problems: [...context.problems, ...unknownCategoryDocs(set), ...categoriesWithoutSidebar(set, value)],
  };
}
