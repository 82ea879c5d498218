import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Prints a formula that stands by itself, in a box that scrolls by itself and that the keyboard can reach. */
export function MathBlock({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className="formula" role="group" aria-label={useStrings()['theme.math.ariaLabel']} tabIndex={0}>
      {children}
    </div>
  );
}
