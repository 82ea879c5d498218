import type { Config } from '../../../config/config.ts';
import { suggest } from '../../../shared/nearest.ts';
import { asProblem, type Problem } from '../../../shared/problem.ts';
import type { DocsCollection } from '../config/collection.ts';
import type { DocsInVersion } from './docs.ts';

/** Returns the mistakes in the links above the sidebars: names that no version has a sidebar of. */
export function checkTabs(
  { file, locate }: Config,
  { key, sidebarTabs }: DocsCollection,
  all: readonly DocsInVersion[],
): readonly Problem[] {
  const names = [...new Set(all.flatMap(({ sidebars }) => [...sidebars.keys()]))];
  // A collection without docs is reported elsewhere.
  if (names.length === 0) return [];
  return sidebarTabs.flatMap(({ sidebar }, index): readonly Problem[] => {
    if (names.includes(sidebar)) return [];
    const title = `\`sidebarTabs\` of \`${key}\` names the sidebar \`${sidebar}\`, which does not exist`;
    const hint = suggest(sidebar, names, 'available sidebars');
    const place = locate(['collections', key, 'sidebarTabs', index, 'sidebar']);
    return [asProblem({ code: 'unknown-sidebar', title, hint, file, ...place })];
  });
}
