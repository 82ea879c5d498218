import type { LocalizedText } from '../../shared/localized-text.ts';
import type { SocialIconName } from '../../shared/social-icons.ts';

/** How a link of the navbar or the footer looks and opens. */
export interface LinkLook {
  /** Class of the link, for styles of the site. */
  className?: string | undefined;
  /** Where the link opens. Default: in a new tab, if it leads outside the site. */
  target?: '_self' | '_blank' | '_parent' | '_top' | undefined;
}

/** A link to a profile of the site elsewhere. */
export interface SocialLinkFields {
  /**
   * Name of the icon: `bluesky`, `discord`, `github`, `gitlab`, `instagram`, `linkedin`, `mail`,
   * `mastodon`, `rss`, `slack`, `stackoverflow`, `threads`, `twitch`, `x` or `youtube`.
   */
  icon: SocialIconName;
  /** URL of the profile. */
  href: string;
  /** What screen readers announce. Default: the name of the service. */
  label?: LocalizedText | undefined;
}
