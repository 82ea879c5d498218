import { CachedFragment } from '../context/CachedFragment.tsx';
import { ConsentOpener } from './ConsentBanner.tsx';
import { Html } from './Html.tsx';
import { Link } from './Link.tsx';
import { linkAttributes } from './link-attributes.ts';
import { Logo } from './Logo.tsx';
import { SocialLink } from './SocialLink.tsx';
import { withStyle } from './with-style.ts';
import type { ReactNode } from 'react';
import type { FooterItemProps, FooterProps } from '../../shared/page-props.ts';

interface FooterListProps {
  readonly className: string;
  readonly items: readonly FooterItemProps[];
}

function FooterList({ className, items }: FooterListProps): ReactNode {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <FooterItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function FooterItem({ item }: { readonly item: FooterItemProps }): ReactNode {
  if (item.type === 'html') return <Html className="footer-html" html={item.html} />;
  if (item.type === 'social') return <SocialLink link={item} />;
  const { className, label, ...link } = item;
  return (
    <Link className={className === undefined ? 'footer-link' : `footer-link ${className}`} {...linkAttributes(link)}>
      {label}
    </Link>
  );
}

export interface FooterComponentProps {
  /** Columns or links, logo and copyright. */
  readonly footer: FooterProps;
}

/**
 * Renders the footer of every page: columns of links or one row, a logo, and the copyright line.
 */
export function Footer({ footer }: FooterComponentProps): ReactNode {
  return (
    <CachedFragment as="footer" className={withStyle('footer', footer.style)} data-region="footer">
      <FooterInside footer={footer} />
    </CachedFragment>
  );
}

function FooterInside({ footer }: FooterComponentProps): ReactNode {
  const { columns, links, logo, copyright, asksConsent } = footer;
  return (
    <div className="footer-inner">
      {logo !== null && (
        <a className="footer-logo" href={logo.href}>
          <Logo logo={logo} />
        </a>
      )}
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map((column, index) => (
            <div key={index}>
              <p className="footer-title">{column.title}</p>
              <FooterList className="footer-list" items={column.items} />
            </div>
          ))}
        </div>
      )}
      {links.length > 0 && <FooterList className="footer-row" items={links} />}
      {(copyright !== null || asksConsent) && (
        <div className="footer-end">
          {copyright !== null && <Html className="footer-copyright" html={copyright} />}
          {asksConsent && <ConsentOpener />}
        </div>
      )}
    </div>
  );
}
