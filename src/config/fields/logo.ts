import type { LocalizedText } from '../../shared/localized-text.ts';

/** The logo of the site. */
export interface LogoConfig {
  /** Path or URL of the picture, usually a file in `static/`: `/img/logo.svg`. */
  src: string;
  /** The picture in dark mode. Default: `src`. */
  srcDark?: string | undefined;
  /** Alternative text. Default: empty beside a title, which says the same thing. */
  alt?: LocalizedText | undefined;
  /** Width in CSS pixels. Default: none. */
  width?: number | undefined;
  /** Height in CSS pixels. Default: none. */
  height?: number | undefined;
  /** Path or URL that the logo links to. Default: the home page of the language. */
  href?: string | undefined;
}
