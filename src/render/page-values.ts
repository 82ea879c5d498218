import type { ReactNode } from 'react';
import type { ComponentPageProps } from '../shared/component-page.ts';
import type { TocItemProps } from '../shared/main-props.ts';

/** Values that are available to the expressions of every `.mdx` page. */
export interface PageScope {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly toc: readonly TocItemProps[];
  /** The props of the component of a component page; not set for other pages. */
  readonly component?: ComponentPageProps;
}

/** The exports of a loaded `MdxModule`, the JavaScript of an `.mdx` page. */
export interface PageValues {
  /**
   * Expressions by their indices in the page's tree; null for imports and exports. React throws if
   * the value of an expression in the text is not a node.
   */
  readonly values: readonly (((scope: PageScope) => ReactNode) | null)[];
  /** The components that the page declares, by name. */
  readonly names: Readonly<Record<string, () => unknown>>;
}
