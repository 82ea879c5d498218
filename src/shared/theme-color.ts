/** The color that browsers give to what is around a page, in a color mode. */
export interface ThemeColor {
  readonly mode: 'light' | 'dark';
  readonly color: string;
  /** When browsers take it, until a script knows the mode; null for a site with one mode. */
  readonly media: string | null;
}
