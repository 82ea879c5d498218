import { admonitionNames } from './admonition-names.ts';

/** Name of the container that makes a fold. */
export const detailsName = 'details';

/** Name of the container that makes a figure. */
export const figureName = 'figure';

/** Name of the directive that stands for a text of the configuration: `:var[key]`. */
export const variableDirective = 'var';

/** Containers of tabs, of one tab, and of code blocks that become tabs. */
const tabContainers = ['tabs', 'tab', 'code-group'] as const;

/** Containers that are no callouts. */
export const otherContainers: readonly string[] = [figureName, detailsName, ...tabContainers];

/** Returns every name that `:::name` can have on a site with the given kinds of callout of its own. */
export function containerNames(custom: Readonly<Record<string, unknown>>): readonly string[] {
  return [...admonitionNames(custom), ...otherContainers];
}
