import type { ReactNode } from 'react';
import type { TocItemProps } from '../shared/main-props.ts';

/** What the expressions of an `.mdx` page may use beside its own names. */
export interface PageScope {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly toc: readonly TocItemProps[];
}

/** The JavaScript of an `.mdx` page once it runs: what the module of a `MdxModule` exports. */
export interface PageValues {
  /** By the indices in the page's tree; null for imports and exports. What a value of the text is no node for, React refuses. */
  readonly values: readonly (((scope: PageScope) => ReactNode) | null)[];
  /** The components that the page declares. */
  readonly names: Readonly<Record<string, () => unknown>>;
}
