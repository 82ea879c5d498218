/** The icons of profiles elsewhere, with their names for screen readers. */
export const socialIcons = {
  bluesky: 'Bluesky',
  discord: 'Discord',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mail: 'Email',
  mastodon: 'Mastodon',
  rss: 'RSS',
  slack: 'Slack',
  stackoverflow: 'Stack Overflow',
  threads: 'Threads',
  twitch: 'Twitch',
  x: 'X',
  youtube: 'YouTube',
} as const;

export type SocialIconName = keyof typeof socialIcons;
