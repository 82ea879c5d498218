import type { LocalizedText } from '../../shared/localized-text.ts';
import type { LayoutStyle } from './layout-style.ts';
import type { LinkLook, SocialLinkFields } from './link.ts';
import type { LogoConfig } from './logo.ts';

/** The footer of every page: columns of links, or one row of links. */
export interface FooterFields {
  /**
   * Colors of the footer: the page's, those of dark pages, or the accent. Default:
   * `default`.
   */
  style?: LayoutStyle | undefined;
  /** Columns with titles. */
  columns?: FooterColumnConfig[] | undefined;
  /** One row of links, separated by dots, instead of columns. */
  links?: FooterItemConfig[] | undefined;
  /** Picture above the last line. */
  logo?: LogoConfig | undefined;
  /** Last line; HTML is allowed, with links inside the site written as in `to`. */
  copyright?: LocalizedText | undefined;
}

/** One column of links. */
export interface FooterColumnConfig {
  /** Heading of the column. */
  title: LocalizedText;
  /** Links in the column, in order. */
  items: FooterItemConfig[];
}

/** One link of the footer, or raw HTML in its place. */
export type FooterItemConfig = FooterLinkConfig | FooterSocialConfig | FooterHtmlConfig;

/** A link to a page of the site, or to a URL outside it. */
export interface FooterLinkConfig extends LinkLook {
  /** Text of the link. */
  label: LocalizedText;
  /** Path inside the site, without locale. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
}

/** A link to a profile of the site elsewhere, as an icon. */
export interface FooterSocialConfig extends SocialLinkFields {}

/** Raw HTML in the footer. */
export interface FooterHtmlConfig {
  /** Raw HTML in place of a link. Write links inside the site as in `to`. */
  html: LocalizedText;
}
