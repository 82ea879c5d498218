/** A link whose address is final. */
export interface LinkProps {
  readonly label: string;
  readonly href: string;
  /** The link points to another site: it opens in a new tab and is marked. */
  readonly external: boolean;
}

/**
 * The relation of a link to the docs version that a reader has chosen: it chooses a version, it
 * points to the chosen one, or it leads to the current page in another one.
 */
export type VersionChoice =
  | {
      readonly type: 'choose';
      readonly collection: string;
      readonly version: string;
      /** The link leads to the current page in that version, so query and hash mean the same. */
      readonly isSamePage?: true;
    }
  /** As `choose` with `isSamePage`, for a site that does not keep the choice. */
  | { readonly type: 'same-page' }
  | {
      readonly type: 'follow';
      readonly collection: string;
      /** Address of the link in each version, by the version's name. */
      readonly hrefs: Readonly<Record<string, string>>;
    };
