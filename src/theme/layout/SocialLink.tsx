import { socialIconPaths } from '../icons/social-icon-paths.ts';
import type { ReactNode } from 'react';
import type { NavbarSocialProps } from '../../shared/page-props.ts';

export interface SocialLinkProps {
  /** The address, the icon, and the name for screen readers. */
  readonly link: NavbarSocialProps;
}

/** Renders a link to a profile of the site elsewhere as an icon. */
export function SocialLink({ link: { href, label, icon } }: SocialLinkProps): ReactNode {
  return (
    <a className="icon-button social-link" href={href} aria-label={label} title={label} rel="me noopener">
      <svg className={`icon icon-${icon}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={socialIconPaths[icon]} />
      </svg>
    </a>
  );
}
