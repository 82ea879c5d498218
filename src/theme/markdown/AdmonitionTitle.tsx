import type { ReactNode } from 'react';

/**
 * Holds the title that a writer gave to an admonition. `Admonition` takes it from the children and
 * renders it as the title.
 */
export function AdmonitionTitle({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
