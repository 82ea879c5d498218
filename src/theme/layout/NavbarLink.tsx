import { Link } from './Link.tsx';
import type { ReactNode } from 'react';
import type { NavbarLinkProps, VersionChoice } from '../../shared/page-props.ts';

export interface NavbarLinkComponentProps {
  readonly link: NavbarLinkProps;
  readonly className: string;
}

/** The script that keeps the reader's version finds here what to keep, or where to lead. */
function versionAttributes(choice: VersionChoice | undefined) {
  if (!choice) return {};
  const value =
    choice.type === 'choose' ? { 'data-version': choice.version } : { 'data-versions': JSON.stringify(choice.hrefs) };
  return { 'data-docs': choice.collection, ...value };
}

/** Prints a link of the navbar or of one of its menus. */
export function NavbarLink({ link, className }: NavbarLinkComponentProps): ReactNode {
  return (
    <Link
      className={className}
      href={link.href}
      external={link.external}
      aria-current={link.current ?? undefined}
      lang={link.lang ?? undefined}
      hrefLang={link.lang ?? undefined}
      {...versionAttributes(link.choice)}
    >
      {link.label}
    </Link>
  );
}
