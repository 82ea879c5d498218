import { admonitionNames } from './admonition-kind.ts';
import { figureName } from './plugins/figures.ts';

/** Containers of tabs, of one tab, and of code blocks that become tabs. */
export const tabContainers = ['tabs', 'tab', 'code-group'] as const;

/** Every name that `:::name` can have. */
export const containerNames: readonly string[] = [...admonitionNames, figureName, ...tabContainers];
