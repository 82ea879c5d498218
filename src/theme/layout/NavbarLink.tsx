import { linkAttributes } from './link-attributes.ts';
import { Link } from './Link.tsx';
import { versionAttributes } from './version-attributes.ts';
import type { ReactNode } from 'react';
import type { NavbarLinkProps } from '../../shared/page-props.ts';

export interface NavbarLinkComponentProps {
  /** Label and address, and whether it leads to the current page. */
  readonly link: NavbarLinkProps;
  /** Class for the place of the link. */
  readonly className: string;
}

/** Renders a link of the navbar or of one of its menus. */
export function NavbarLink({ link, className }: NavbarLinkComponentProps): ReactNode {
  return (
    <Link
      className={link.className === undefined ? className : `${className} ${link.className}`}
      {...linkAttributes(link)}
      aria-current={link.current ?? undefined}
      lang={link.lang ?? undefined}
      hrefLang={link.lang ?? undefined}
      {...versionAttributes(link.choice)}
    >
      {link.label}
      {link.note !== undefined && (
        <>
          {' '}
          <small>{link.note}</small>
        </>
      )}
    </Link>
  );
}
