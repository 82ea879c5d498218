import type { SocialIconName } from './social-icons.ts';

/** An author of posts. */
export interface AuthorProps {
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly href: string | null;
  readonly external: boolean;
  /** Address of a square picture; without it the initials are shown. */
  readonly image: string | null;
  readonly initials: string;
  /** Default: none, or the page does not show them. */
  readonly profiles?: readonly AuthorProfileProps[];
}

/** A profile of an author elsewhere. */
export interface AuthorProfileProps {
  readonly href: string;
  /** Name of the place. */
  readonly label: string;
  /** Null for a place without an icon of its own. */
  readonly icon: SocialIconName | null;
}
