import { useStrings } from '../context/context.ts';
import { CachedFragment } from '../context/CachedFragment.tsx';
import { Brand } from './Brand.tsx';
import { ColorSwitch } from './ColorSwitch.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { NavbarItem } from './NavbarItem.tsx';
import { withStyle } from './with-style.ts';
import { SearchOpener } from '../search/SearchOpener.tsx';
import type { ReactNode } from 'react';
import type { NavbarItemProps, NavbarProps } from '../../shared/page-props.ts';

export interface NavbarComponentProps {
  /** The items of both sides, the logo and the color switch. */
  readonly navbar: NavbarProps;
  /** Whether the page has a sidebar, which the menu of narrow screens then shows. */
  readonly hasSidebar: boolean;
}

interface NavbarListProps {
  readonly side: 'start' | 'end';
  readonly items: readonly NavbarItemProps[];
  readonly colorSwitch?: NavbarProps['colorSwitch'];
}

function NavbarList({ side, items, colorSwitch = null }: NavbarListProps): ReactNode {
  if (items.length === 0 && colorSwitch === null) return null;
  const language = items.findIndex((item) => item.type === 'dropdown' && item.icon === 'language');
  const place = language < 0 ? items.length : language;
  const render = (item: NavbarItemProps, index: number) =>
    // The links to languages and versions differ on every page; a component of the site may differ.
    (item.type === 'dropdown' && item.icon !== null) || item.type === 'custom' ? (
      <li key={index}>
        <NavbarItem item={item} />
      </li>
    ) : (
      <CachedFragment as="li" key={index} className={item.type === 'search' ? 'when-wide' : undefined}>
        <NavbarItem item={item} />
      </CachedFragment>
    );
  return (
    <ul className={`navbar-list navbar-${side}`}>
      {items.slice(0, place).map(render)}
      {colorSwitch !== null && (
        <CachedFragment as="li" prefix="color" key="color" className="navbar-color">
          <ColorSwitch {...colorSwitch} />
        </CachedFragment>
      )}
      {items.slice(place).map((item, index) => render(item, place + index))}
    </ul>
  );
}

/**
 * Renders the bar at the top: the site's name, the menu button of narrow screens, and the
 * navigation.
 */
export function Navbar({ navbar, hasSidebar }: NavbarComponentProps): ReactNode {
  const strings = useStrings();
  const { left, right, colorSwitch } = navbar;
  const items = [...left, ...right];
  const search = items.find((item) => item.type === 'search');
  const isEmpty = colorSwitch === null && items.length === 0;
  // On narrow screens the search box is in the bar, not in the menu.
  const isMenuEmpty = colorSwitch === null && items.every(({ type }) => type === 'search');
  return (
    <header
      className={withStyle('navbar', navbar.style)}
      data-region="navbar"
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
    >
      <div className="navbar-bar">
        <Brand navbar={navbar} />
        {search && <SearchOpener search={search} isIcon />}
        {(!isMenuEmpty || hasSidebar) && <MenuToggle />}
      </div>
      {!isEmpty && (
        <nav className="navbar-nav" aria-label={strings['theme.NavBar.navAriaLabel']}>
          {hasSidebar && (
            <button type="button" className="menu-panel" data-panel="secondary">
              {strings['theme.navbar.mobileSidebarSecondaryMenu.openButtonLabel']}
            </button>
          )}
          <NavbarList side="start" items={left} />
          <NavbarList side="end" items={right} colorSwitch={colorSwitch} />
        </nav>
      )}
    </header>
  );
}
