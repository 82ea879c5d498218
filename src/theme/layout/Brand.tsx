import { Logo } from './Logo.tsx';
import type { ReactNode } from 'react';
import type { NavbarProps } from '../../shared/page-props.ts';

export interface BrandProps {
  /** Title and logo of the site, and the URL of the home page. */
  readonly navbar: NavbarProps;
  /**
   * Whether this is the copy that is shown while the navbar is hidden. The keyboard and screen
   * readers skip it.
   */
  readonly isRepeated?: boolean;
}

/** Renders the site's logo and name as a link to the home page. */
export function Brand({ navbar, isRepeated = false }: BrandProps): ReactNode {
  const { logo, title, homeHref } = navbar;
  const repeated = isRepeated ? { 'aria-hidden': true, tabIndex: -1 } : {};
  return (
    <a className="brand" href={logo?.href ?? homeHref} {...repeated}>
      {logo !== null && <Logo logo={logo} />}
      {title !== '' && <span className="brand-title">{title}</span>}
    </a>
  );
}
