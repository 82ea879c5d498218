/** A link whose address is final. */
export interface LinkProps {
  readonly label: string;
  readonly href: string;
  /** Leads off the site: opens in a new tab and is marked. */
  readonly external: boolean;
}
