import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

/**
 * Renders the button that hides the sidebar and shows it again. The style sheet shows one of the
 * two labels, so that the button says what a click does.
 */
export function SidebarToggle(): ReactNode {
  const strings = useStrings();
  return (
    <button type="button" className="sidebar-toggle">
      <span className="sidebar-hide" title={strings['theme.docs.sidebar.collapseButtonTitle']}>
        <span className="visually-hidden">{strings['theme.docs.sidebar.collapseButtonAriaLabel']}</span>
      </span>
      <span className="sidebar-show" title={strings['theme.docs.sidebar.expandButtonTitle']}>
        <span className="visually-hidden">{strings['theme.docs.sidebar.expandButtonAriaLabel']}</span>
      </span>
    </button>
  );
}
