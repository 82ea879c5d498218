import { useStrings } from '../context/context.ts';
import { Brand } from '../layout/Brand.tsx';
import { SidebarList } from './SidebarList.tsx';
import type { ReactNode } from 'react';
import type { NavbarProps, SidebarProps } from '../../shared/page-props.ts';

export interface SidebarComponentProps {
  readonly sidebar: SidebarProps;
  readonly navbar: NavbarProps;
}

/** Renders the tree of pages beside the text: the documentation's, or the blog's recent posts. */
export function Sidebar({ sidebar, navbar }: SidebarComponentProps): ReactNode {
  const strings = useStrings();
  const isBlog = sidebar.kind === 'blog';
  const label = strings[isBlog ? 'theme.blog.sidebar.navAriaLabel' : 'theme.docs.sidebar.navAriaLabel'];
  return (
    <aside className={`sidebar sidebar-${sidebar.kind}`} data-region="sidebar">
      {navbar.hideOnScroll && !isBlog && (
        <div className="sidebar-brand">
          <Brand navbar={navbar} isRepeated />
        </div>
      )}
      <button type="button" className="menu-panel menu-back" data-panel="primary">
        {strings['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel']}
      </button>
      <nav aria-label={label} data-tree={sidebar.treeHref ?? undefined}>
        {isBlog && <p className="sidebar-title">{label}</p>}
        <SidebarList className="tree" items={sidebar.items} list={null} isOwn />
      </nav>
    </aside>
  );
}
