import { Link } from '../layout/Link.tsx';
import { SidebarLabel } from './SidebarLabel.tsx';
import type { ReactNode } from 'react';
import type { SidebarTabProps } from '../../shared/sidebar-props.ts';

/** Renders the links above a sidebar to the other sidebars of its collection. */
export function SidebarTabs({ tabs }: { readonly tabs: readonly SidebarTabProps[] }): ReactNode {
  return (
    <ul id="sidebar-tabs" className="sidebar-tabs">
      {tabs.map((tab, index) => (
        <li key={index}>
          <Link
            className="sidebar-tab"
            href={tab.href}
            external={tab.external}
            aria-current={tab.current ? 'true' : undefined}
          >
            <SidebarLabel entry={tab} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
