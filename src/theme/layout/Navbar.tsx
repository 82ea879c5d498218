import { useStrings } from '../context.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { NavbarItem } from './NavbarItem.tsx';
import type { ReactNode } from 'react';
import type { NavbarItemProps, NavbarProps } from '../../shared/page-props.ts';

export interface NavbarComponentProps {
  readonly navbar: NavbarProps;
  readonly hasSidebar: boolean;
}

interface NavbarListProps {
  readonly side: 'start' | 'end';
  readonly items: readonly NavbarItemProps[];
}

function NavbarList({ side, items }: NavbarListProps): ReactNode {
  // A search box is no link: it has a place of its own in the bar.
  const links = items.filter((item) => item.type !== 'search');
  if (links.length === 0) return null;
  return (
    <ul className={`navbar-list navbar-${side}`}>
      {links.map((item, index) => (
        <li key={index}>
          <NavbarItem item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Prints the bar at the top: the site's name, the menu button of narrow screens, and the navigation. */
export function Navbar({ navbar, hasSidebar }: NavbarComponentProps): ReactNode {
  const strings = useStrings();
  const hasItems = [...navbar.left, ...navbar.right].some((item) => item.type !== 'search');
  return (
    <header className="navbar">
      <div className="navbar-bar">
        <a className="brand" href={navbar.logo?.href ?? navbar.homeHref}>
          {navbar.logo !== null && <Logo logo={navbar.logo} />}
          {navbar.title !== '' && <span className="brand-title">{navbar.title}</span>}
        </a>
        {navbar.colorSwitch !== null && <ColorSwitch initial={navbar.colorSwitch} />}
        {(hasItems || hasSidebar) && <MenuToggle />}
      </div>
      {hasItems && (
        <nav className="navbar-nav" aria-label={strings['theme.NavBar.navAriaLabel']}>
          <NavbarList side="start" items={navbar.left} />
          <NavbarList side="end" items={navbar.right} />
        </nav>
      )}
    </header>
  );
}
