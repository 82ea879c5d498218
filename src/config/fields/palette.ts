/**
 * The colors of the theme. Each is a CSS color. `accent` alone gives a coherent theme: its text
 * color is made dark enough for light pages, and light enough for dark ones.
 */
export interface PaletteFields {
  /** Colors of light pages, and of printed ones. */
  light?: PaletteColors | undefined;
  /** Colors of dark pages. Without `accent`, that of light pages is made lighter. */
  dark?: PaletteColors | undefined;
}

/** The colors of one color mode. Default of each: the theme's. */
export interface PaletteColors {
  /** Links, buttons, and what is chosen. */
  accent?: string | undefined;
  /** The page. */
  background?: string | undefined;
  /** Parts that stand back, such as the head of a table. */
  surface?: string | undefined;
  /** Parts that stand out, such as menus. */
  raised?: string | undefined;
  /** Headings, and text that stands out. */
  heading?: string | undefined;
  /** Text. */
  text?: string | undefined;
  /** Text that stands back. */
  muted?: string | undefined;
  /** Lines between parts. */
  line?: string | undefined;
  /** The edges of controls. */
  lineStrong?: string | undefined;
}
