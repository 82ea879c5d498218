import { linkAttributes } from './link-attributes.ts';
import { Link } from './Link.tsx';
import { versionAttributes } from './version-attributes.ts';
import { useLocale, useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';
import type { NavbarLinkProps } from '../../shared/page-props.ts';

export interface NavbarLinkComponentProps {
  /** Label and address, and whether it leads to the current page. */
  readonly link: NavbarLinkProps;
  /** Class for the position of the link. */
  readonly className: string;
}

/** The link is in its own language, and what it says of the page in that of the reader. */
function UntranslatedMark(): ReactNode {
  const { htmlLang, direction } = useLocale();
  return (
    <>
      {' '}
      <small lang={htmlLang} dir={direction}>
        {useStrings()['theme.LanguageMenu.untranslated']}
      </small>
    </>
  );
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
      {link.untranslated === true && <UntranslatedMark />}
      {link.note !== undefined && (
        <>
          {' '}
          <small>{link.note}</small>
        </>
      )}
    </Link>
  );
}
