import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context/context.ts';
import { Html } from './Html.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import type { ReactNode } from 'react';
import type { NavbarDropdownProps } from '../../shared/page-props.ts';

const narrowLabels = {
  language: 'theme.navbar.mobileLanguageDropdown.label',
  version: 'theme.navbar.mobileVersionsDropdown.label',
} as const;

/** On narrow screens the label says what the menu is for. In the navbar it says what is chosen. */
function DropdownLabel({ dropdown: { icon, label } }: { readonly dropdown: NavbarDropdownProps }): ReactNode {
  const strings = useStrings();
  if (icon === null) return label;
  return (
    <>
      <span className="when-wide">{label}</span>
      <span className="when-narrow">{strings[narrowLabels[icon]]}</span>
    </>
  );
}

/** Renders a dropdown menu of the navbar. Opening one closes the others. */
export function NavbarDropdown({ dropdown }: { readonly dropdown: NavbarDropdownProps }): ReactNode {
  return (
    <details className={dropdown.active ? 'dropdown active' : 'dropdown'} name="navbar-menu">
      <summary className="navbar-link">
        {dropdown.icon !== null && <Icon name={dropdown.icon} />}
        <DropdownLabel dropdown={dropdown} />
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
