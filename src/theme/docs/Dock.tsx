import { useStrings } from '../context/context.ts';
import { unsearched } from '../layout/unsearched.ts';
import { TocFold } from './TocFold.tsx';
import type { ReactNode } from 'react';
import type { TocItemProps } from '../../shared/main-props.ts';

export interface DockProps {
  /** The headings of the page, nested. */
  readonly items: readonly TocItemProps[];
  /** Whether the page has a sidebar, which the menu of narrow screens then shows. */
  readonly hasSidebar: boolean;
}

/**
 * Renders the bar under the navbar for screens without room for a table of contents beside the
 * text: a button for the sidebar, and the headings.
 */
export function Dock({ items, hasSidebar }: DockProps): ReactNode {
  const strings = useStrings();
  if (items.length === 0) return null;
  return (
    <div className="dock" {...unsearched}>
      {hasSidebar && (
        <button type="button" className="dock-menu">
          {strings['theme.dock.menu']}
        </button>
      )}
      <TocFold items={items} />
    </div>
  );
}
