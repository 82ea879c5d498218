import { Logo } from './Logo.tsx';
import type { ReactNode } from 'react';
import type { NavbarProps } from '../../shared/page-props.ts';

export interface BrandProps {
  readonly navbar: NavbarProps;
  /** It stands in for the one of the bar while that is away: for the eye and the pointer only. */
  readonly isRepeated?: boolean;
}

/** Prints the site's logo and name, which lead home. */
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
