/** Colors and marks in code blocks. */
export interface CodeFields {
  /**
   * Theme of code blocks: the name of a Shiki theme, such as `github-light`, or `vsDark` for
   * `dark-plus`. Dark mode uses it too, unless `darkTheme` is set. Default: `vsDark`.
   */
  theme?: string | undefined;
  /** Theme of code blocks in dark mode. Default: the same as `theme`. */
  darkTheme?: string | undefined;
  /**
   * Additional kinds of marked lines, by name: `{ security: { color: 'danger' } }` for the comment
   * `security-next-line`. Default: none.
   */
  marks?: Record<string, CodeMarkFields> | undefined;
}

/** A kind of marked lines of the site's own. */
export interface CodeMarkFields {
  /** One of the theme's signal colors. Default: `neutral`. */
  color?: 'neutral' | 'note' | 'tip' | 'warning' | 'danger' | undefined;
  /** A character in the margin of the line. Default: none. */
  sign?: string | undefined;
}
