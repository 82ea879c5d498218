import { useStrings } from '../context/context.ts';
import { Brand } from '../layout/Brand.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { SidebarList } from './SidebarList.tsx';
import { SidebarTabs } from './SidebarTabs.tsx';
import type { ReactNode } from 'react';
import type { NavbarProps } from '../../shared/page-props.ts';
import type { SidebarProps } from '../../shared/sidebar-props.ts';

export interface SidebarComponentProps {
  /** The entries, and their name. */
  readonly sidebar: SidebarProps;
  /**
   * The navbar, whose logo the sidebar repeats while the bar is hidden; null for a page without
   * one.
   */
  readonly navbar: NavbarProps | null;
}

/** Renders the navigation beside the text, such as the tree of a documentation. */
export function Sidebar({ sidebar, navbar }: SidebarComponentProps): ReactNode {
  const strings = useStrings();
  const page = useSlotPage();
  const { label, isTitled } = sidebar;
  const tree = (
    <div>
      {isTitled && <p className="sidebar-title">{label}</p>}
      {sidebar.tabs && <SidebarTabs tabs={sidebar.tabs} />}
      <SidebarList className="tree" items={sidebar.items} list={null} isOwn />
    </div>
  );
  return (
    <nav
      className={`sidebar sidebar-${sidebar.kind}`}
      aria-label={label}
      data-region="sidebar"
      data-tree={sidebar.treeHref ?? undefined}
    >
      {navbar?.hideOnScroll && !isTitled && (
        <div className="sidebar-brand">
          <Brand navbar={navbar} isRepeated />
        </div>
      )}
      <button type="button" className="menu-panel menu-back" data-panel="primary">
        {strings['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel']}
      </button>
      {surround('Sidebar', tree, page && { ...page, label })}
    </nav>
  );
}
