/** Draws the code blocks of one language. */
export interface Drawer {
  /** The language, as written after the opening fence. */
  readonly language: string;
  /** Returns the alternative text of a drawing. Default: the name of the language. */
  readonly describe?: (source: string) => string;
  /** Called before the first drawing of a run. Not called if all drawings are in the cache. */
  readonly open: (context: DrawContext) => OpenedDrawer;
}

/** What a drawer may use. */
export interface DrawContext {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /**
   * Returns the cached drawing for a key, or else makes and stores it. Drawings are already cached
   * by their source; this is for different sources that produce the same drawing.
   */
  readonly cached: (key: string, make: () => Promise<Drawing>) => Promise<Drawing>;
}

/** A drawer that is ready. */
export interface OpenedDrawer {
  /**
   * Returns the drawing for a source. An error that it throws is reported at the code block; the
   * error's `line`, from 1, and `hint` are used if it has them.
   */
  readonly draw: (source: string) => Drawing | Promise<Drawing>;
  /** Called after the last drawing. */
  readonly close?: () => void | Promise<void>;
}

/** A drawing in both color modes. */
export interface Drawing {
  /** The SVG for light pages. */
  readonly light: string;
  /** The SVG for dark pages. */
  readonly dark: string;
  /** In CSS pixels. */
  readonly width: number;
  /** In CSS pixels. */
  readonly height: number;
}
