import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the first link of a page. It skips the navigation and is visible only while it has focus.
 */
export function SkipLink({ href }: { readonly href: string }): ReactNode {
  return (
    <a className="skip-link" href={href}>
      {useStrings()['theme.common.skipToMainContent']}
    </a>
  );
}
