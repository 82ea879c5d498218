import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context/context.ts';
import { Html } from './Html.tsx';
import { NavbarLink } from './NavbarLink.tsx';
import type { ReactNode } from 'react';
import type { NavbarDropdownProps } from '../../shared/page-props.ts';

export interface NavbarDropdownComponentProps {
  /** The label and the items of the menu, and its own link if it has one. */
  readonly dropdown: NavbarDropdownProps;
}

const narrowLabels = {
  language: 'theme.navbar.mobileLanguageDropdown.label',
  version: 'theme.navbar.mobileVersionsDropdown.label',
} as const;

/**
 * Shows what the menu is for on narrow screens, and what is chosen in the navbar. Screen readers
 * are told both there.
 */
function DropdownLabel({ dropdown: { icon, label } }: NavbarDropdownComponentProps): ReactNode {
  const strings = useStrings();
  if (icon === null) return label;
  const purpose = strings[narrowLabels[icon]];
  return (
    <>
      <span className="when-wide">
        <span className="visually-hidden">{`${purpose}: `}</span>
        {label}
      </span>
      <span className="when-narrow">{purpose}</span>
    </>
  );
}

/** Renders a dropdown menu of the navbar. Opening one closes the others. */
export function NavbarDropdown({ dropdown }: NavbarDropdownComponentProps): ReactNode {
  const { link, icon, active, label, className } = dropdown;
  const names = ['dropdown', ...(active ? ['active'] : []), ...(className === undefined ? [] : [className])];
  const menu = (
    <details className={names.join(' ')} name="navbar-menu">
      {link === undefined ? (
        <summary className="navbar-link">
          {icon !== null && <Icon name={icon} />}
          <DropdownLabel dropdown={dropdown} />
        </summary>
      ) : (
        <summary className="navbar-link" aria-label={label} />
      )}
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
  if (link === undefined) return menu;
  return (
    <div className="dropdown-split">
      <NavbarLink link={link} className="navbar-link" />
      {menu}
    </div>
  );
}
