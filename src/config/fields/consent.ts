import type { LocalizedText } from '../../shared/localized-text.ts';

/** The bar that asks readers for consent. */
export interface ConsentFields {
  /** Link to the site's privacy policy. Default: none. */
  privacy?: ConsentLinkFields | undefined;
}

/** A link in the bar that asks for consent, with either `to` or `href`. */
export interface ConsentLinkFields {
  /** Text of the link. */
  label: LocalizedText;
  /** Path inside the site, without locale. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
}
