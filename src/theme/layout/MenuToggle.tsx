import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Prints the menu button of narrow screens. It holds nothing itself: while it is open, the style sheet shows the navbar's
 * links and the sidebar in place of the page, so that both are in the document once.
 */
export function MenuToggle(): ReactNode {
  return (
    <details className="menu">
      <summary aria-label={useStrings()['theme.docs.sidebar.toggleSidebarButtonAriaLabel']}>
        <span className="menu-lines" />
      </summary>
    </details>
  );
}
