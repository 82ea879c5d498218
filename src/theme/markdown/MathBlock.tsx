import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Renders a block formula in a box that scrolls and that the keyboard can reach. */
export function MathBlock({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className="formula" role="group" aria-label={useStrings()['theme.math.ariaLabel']} tabIndex={0}>
      {children}
    </div>
  );
}
