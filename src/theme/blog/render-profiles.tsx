import { Icon } from '../icons/Icon.tsx';
import { socialIconPaths } from '../icons/social-icon-paths.ts';
import type { ReactNode } from 'react';
import type { AuthorProfileProps, AuthorProps } from '../../shared/author-props.ts';

/**
 * Returns the links to an author's profiles elsewhere; null for none. Each has its name for screen
 * readers and the pointer, or shows it if there is no icon.
 */
export function renderProfiles({ profiles = [] }: AuthorProps): ReactNode {
  if (profiles.length === 0) return null;
  return (
    <ul className="profiles">
      {profiles.map((profile) => (
        <li key={profile.href}>
          <ProfileLink profile={profile} />
        </li>
      ))}
    </ul>
  );
}

function ProfileLink({ profile: { href, label, icon } }: { readonly profile: AuthorProfileProps }): ReactNode {
  if (icon === null) {
    return (
      <a href={href} rel="me noopener">
        <Icon name="globe" />
        {label}
      </a>
    );
  }
  return (
    <a href={href} aria-label={label} title={label} rel="me noopener">
      <svg className={`icon icon-${icon}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={socialIconPaths[icon]} />
      </svg>
    </a>
  );
}
