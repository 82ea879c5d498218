import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the menu button of narrow screens. The `<details>` is empty. While it is open, the style
 * sheet shows the navbar's links and the sidebar in place of the page, so that the document
 * contains both only once.
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
