import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** The URL of the main area on the page. */
  readonly href: string;
}

/**
 * Renders the first link of a page. It skips the navigation and is visible only while it has focus.
 */
export function SkipLink({ href }: SkipLinkProps): ReactNode {
  return (
    <a className="skip-link" href={href}>
      {useStrings()['theme.common.skipToMainContent']}
    </a>
  );
}
