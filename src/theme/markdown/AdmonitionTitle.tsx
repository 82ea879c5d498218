import type { ReactNode } from 'react';

/** Holds the title that a writer gave to an admonition; `Admonition` takes it out and prints it in its own place. */
export function AdmonitionTitle({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
