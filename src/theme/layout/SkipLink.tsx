import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/** Prints the first link of a page, which leads past the navigation and shows once it has focus. */
export function SkipLink({ href }: { readonly href: string }): ReactNode {
  return (
    <a className="skip-link" href={href}>
      {useStrings()['theme.common.skipToMainContent']}
    </a>
  );
}
