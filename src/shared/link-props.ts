/** A link whose address is final. */
export interface LinkProps {
  readonly label: string;
  readonly href: string;
  /** Leads off the site: opens in a new tab and is marked. */
  readonly external: boolean;
}

/** What a link has to do with the version of the docs that a reader has chosen: it chooses one, or leads to the chosen one. */
export type VersionChoice =
  | { readonly type: 'choose'; readonly collection: string; readonly version: string }
  | {
      readonly type: 'follow';
      readonly collection: string;
      /** Where the link leads in each version, by the version's name. */
      readonly hrefs: Readonly<Record<string, string>>;
    };
