import { Html } from './Html.tsx';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import { SocialLink } from './SocialLink.tsx';
import { CustomItem } from '../slots/CustomItem.tsx';
import { SearchOpener } from '../search/SearchOpener.tsx';
import type { ReactNode } from 'react';
import type { NavbarItemProps } from '../../shared/page-props.ts';

/** Renders one item of the navbar. */
export function NavbarItem({ item }: { readonly item: NavbarItemProps }): ReactNode {
  switch (item.type) {
    case 'link':
      return <NavbarLink link={item} className="navbar-link" />;
    case 'dropdown':
      return <NavbarDropdown dropdown={item} />;
    case 'html':
      return <Html className="navbar-html" html={item.html} />;
    case 'search':
      return <SearchOpener search={item} />;
    case 'social':
      return <SocialLink link={item} />;
    case 'custom':
      return <CustomItem item={item} />;
  }
}
