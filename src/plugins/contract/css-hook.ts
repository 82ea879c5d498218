/**
 * Changes the text of a style sheet before it is bundled; nothing to leave it as it is. It is
 * called for each file: the style sheets of the site and of plugins, those that components and
 * packages import, and those that these import in turn. A Sass file arrives as CSS.
 */
export type CssHook = (sheet: CssSource) => CssHookResult | Promise<CssHookResult>;

/** A style sheet that is to be bundled. */
export interface CssSource {
  /** Path relative to the site's root. Paths in packages begin with `node_modules/`. */
  readonly file: string;
  /** Its text, with the changes of earlier plugins. */
  readonly text: string;
}

/** What the hook `css` returns. */
export type CssHookResult = string | ChangedCss | null | undefined | void;

/** A changed style sheet, and what it was made from. */
export interface ChangedCss {
  /** The text that is bundled. */
  readonly text: string;
  /**
   * Files and folders that the text was made from in addition to the file itself, absolute or
   * relative to the site's root. When one of them changes, `dev` calls the hook again. Default:
   * none.
   */
  readonly dependencies?: readonly string[] | undefined;
}
