import { admonitionNames } from './admonition-names.ts';

/** Name of the container that becomes a `<details>` element. */
export const detailsName = 'details';

/** Name of the container that becomes a figure. */
export const figureName = 'figure';

/** Name of the directive that inserts a text from the configuration: `:var[key]`. */
export const variableDirective = 'var';

/** Names of the directives for parts of a line: `:button[Label]`. Without a label they are text. */
export const labeledDirectives: readonly string[] = ['button', 'tooltip'];

/** Names of the containers for a grid and for one of its cells. */
const gridContainers = ['grid', 'cell'] as const;

/** Names of the containers for a set of tabs, for one tab, and for code blocks that become tabs. */
const tabContainers = ['tabs', 'tab', 'code-group'] as const;

/** Names of the containers that are not admonitions. */
export const otherContainers: readonly string[] = [
  figureName,
  detailsName,
  ...tabContainers,
  ...gridContainers,
  'sortable',
];

/**
 * Returns all valid names for `:::name`. `custom` has the kinds of admonitions that the site
 * defines.
 */
export function containerNames(custom: Readonly<Record<string, unknown>>): readonly string[] {
  return [...admonitionNames(custom), ...otherContainers];
}
