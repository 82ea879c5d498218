import { Icon } from '../icons/Icon.tsx';
import { Html } from './Html.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import type { ReactNode } from 'react';
import type { NavbarDropdownProps } from '../../shared/page-props.ts';

/** Prints a menu of the navbar; opening one closes the others. */
export function NavbarDropdown({ dropdown }: { readonly dropdown: NavbarDropdownProps }): ReactNode {
  return (
    <details className={dropdown.active ? 'dropdown active' : 'dropdown'} name="navbar-menu">
      <summary className="navbar-link">
        {dropdown.icon !== null && <Icon name={dropdown.icon} />}
        {dropdown.label}
      </summary>
      <ul className="dropdown-menu">
        {dropdown.items.map((item, index) => (
          <li key={index}>
            {item.type === 'link' ? (
              <NavbarLink link={item} className="dropdown-link" />
            ) : (
              <Html className="navbar-html" html={item.html} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
