/**
 * The colors of the theme. Each is a CSS color. `accent` alone gives a coherent theme: docsgen
 * makes it dark enough for text on light pages and light enough on dark ones.
 */
export interface PaletteFields {
  /** Colors of light pages, and of printed ones. Default: the theme's. */
  light?: PaletteColors | undefined;
  /**
   * Colors of dark pages. Without `accent`, the accent of light pages is made lighter. Default: the
   * theme's.
   */
  dark?: PaletteColors | undefined;
}

/** The colors of one color mode. Default of each: the theme's. */
export interface PaletteColors {
  /** Links, buttons and selected items. Default: the theme's. */
  accent?: string | undefined;
  /** The page. Default: the theme's. */
  background?: string | undefined;
  /** Subdued areas, such as table headers. Default: the theme's. */
  surface?: string | undefined;
  /** Raised areas, such as menus. Default: the theme's. */
  raised?: string | undefined;
  /** Headings and emphasized text. Default: the theme's. */
  heading?: string | undefined;
  /** Text. Default: the theme's. */
  text?: string | undefined;
  /** Subdued text. Default: the theme's. */
  muted?: string | undefined;
  /** Lines between parts. Default: the theme's. */
  line?: string | undefined;
  /** The edges of controls. Default: the theme's. */
  lineStrong?: string | undefined;
}
