import type { LocalizedText } from '../../shared/localized-text.ts';

/** The bar that asks readers for consent. */
export interface ConsentFields {
  /** Link to what the site says about privacy. Default: none. */
  privacy?: ConsentLinkFields | undefined;
}

/** A link in the bar that asks for consent, with either `to` or `href`. */
export interface ConsentLinkFields {
  /** Text of the link. */
  label: LocalizedText;
  /** Address inside the site, without locale. */
  to?: string | undefined;
  /** Address outside the site. */
  href?: string | undefined;
}
