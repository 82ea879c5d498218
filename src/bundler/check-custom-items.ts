import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { Overrides } from './find-overrides.ts';

/** Returns a problem for each own navbar item whose component does not exist. */
export function checkCustomItems(config: Config, overrides: Overrides | null): readonly Problem[] {
  const known = [...(overrides?.navbarItems.keys() ?? [])];
  return config.navbar.items.flatMap((item, index): readonly Problem[] => {
    if (item.type !== 'custom' || !('component' in item) || known.includes(item.component)) return [];
    const path = ['navbar', 'items', index, 'component'];
    return [
      asProblem({
        code: 'unknown-override',
        title: `Navbar item ${index + 1} names the component \`${item.component}\`, but there is no theme/navbar/${item.component}.tsx`,
        hint: suggest(item.component, known, 'components in theme/navbar/'),
        file: config.file,
        ...config.locate(path),
      }),
    ];
  });
}
