/** The icons of profiles elsewhere, with their names for screen readers. */
export const socialIcons = {
  bluesky: 'Bluesky',
  discord: 'Discord',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  mail: 'Email',
  mastodon: 'Mastodon',
  rss: 'RSS',
  slack: 'Slack',
  x: 'X',
  youtube: 'YouTube',
} as const;

export type SocialIconName = keyof typeof socialIcons;
