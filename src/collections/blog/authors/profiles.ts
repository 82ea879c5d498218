import type { SocialIconName } from '../../../shared/social-icons.ts';

/** A place where authors have profiles. */
interface ProfilePlace {
  readonly icon: SocialIconName;
  /** Returns the address of the profile with a name. */
  readonly addressOf: (handle: string) => string;
  /** Default: a word. */
  readonly handle?: RegExp;
}

const word = /^@?[\p{L}\p{N}_.-]+$/u;

const places: Readonly<Record<string, ProfilePlace>> = {
  bluesky: { icon: 'bluesky', addressOf: (handle) => `https://bsky.app/profile/${handle}` },
  email: { icon: 'mail', addressOf: (address) => `mailto:${address}`, handle: /^[^\s@/<>"?&]+@[^\s@/<>"?&]+$/ },
  github: { icon: 'github', addressOf: (handle) => `https://github.com/${handle}` },
  gitlab: { icon: 'gitlab', addressOf: (handle) => `https://gitlab.com/${handle}` },
  instagram: { icon: 'instagram', addressOf: (handle) => `https://www.instagram.com/${handle}` },
  linkedin: { icon: 'linkedin', addressOf: (handle) => `https://www.linkedin.com/in/${handle}/` },
  mastodon: {
    icon: 'mastodon',
    addressOf: (handle) => {
      const [name, server = 'mastodon.social'] = handle.split('@');
      return `https://${server}/@${name}`;
    },
    handle: /^@?[\w.-]+(?:@[\w.-]+)?$/,
  },
  stackoverflow: { icon: 'stackoverflow', addressOf: (id) => `https://stackoverflow.com/users/${id}` },
  threads: { icon: 'threads', addressOf: (handle) => `https://www.threads.net/@${handle}` },
  twitch: { icon: 'twitch', addressOf: (handle) => `https://www.twitch.tv/${handle}` },
  twitter: { icon: 'x', addressOf: (handle) => `https://x.com/${handle}` },
  x: { icon: 'x', addressOf: (handle) => `https://x.com/${handle}` },
  youtube: { icon: 'youtube', addressOf: (handle) => `https://www.youtube.com/@${handle}` },
};

/** The names of the places where a name is enough. */
export const profileNames: readonly string[] = Object.keys(places);

/** Returns whether a text is a name at a place, and not an address. */
export function isHandle(name: string, written: string): boolean {
  return (places[name]?.handle ?? word).test(written);
}

/** A profile elsewhere. */
export interface Profile {
  readonly href: string;
  /** Null for a place without an icon of its own. */
  readonly icon: SocialIconName | null;
}

/**
 * Returns the profile that an author writes: a name at a known place, or an address. Null if it is
 * neither.
 */
export function profileOf(name: string, written: string): Profile | null {
  const place = Object.hasOwn(places, name) ? places[name] : undefined;
  const icon = place?.icon ?? null;
  if (/^https?:\/\/[^\s/]+/i.test(written)) return { href: written, icon };
  if (place === undefined || !isHandle(name, written)) return null;
  return { href: place.addressOf(written.replace(/^@/, '')), icon };
}
