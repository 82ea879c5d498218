/**
 * The colors of the theme. Each is a CSS color. `accent` alone gives a coherent theme: its text
 * color is made dark enough for light pages, and light enough for dark ones.
 */
export interface PaletteFields {
  /** Colors of light pages, and of printed ones. Default: the theme's. */
  light?: PaletteColors | undefined;
  /**
   * Colors of dark pages. Without `accent`, that of light pages is made lighter. Default: the
   * theme's.
   */
  dark?: PaletteColors | undefined;
}

/** The colors of one color mode. Default of each: the theme's. */
export interface PaletteColors {
  /** Links, buttons, and what is chosen. Default: the theme's. */
  accent?: string | undefined;
  /** The page. Default: the theme's. */
  background?: string | undefined;
  /** Parts that stand back, such as the head of a table. Default: the theme's. */
  surface?: string | undefined;
  /** Parts that stand out, such as menus. Default: the theme's. */
  raised?: string | undefined;
  /** Headings, and text that stands out. Default: the theme's. */
  heading?: string | undefined;
  /** Text. Default: the theme's. */
  text?: string | undefined;
  /** Text that stands back. Default: the theme's. */
  muted?: string | undefined;
  /** Lines between parts. Default: the theme's. */
  line?: string | undefined;
  /** The edges of controls. Default: the theme's. */
  lineStrong?: string | undefined;
}
