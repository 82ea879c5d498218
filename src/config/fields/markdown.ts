import type { LocalizedText } from '../../shared/localized-text.ts';
import type { UnifiedPluginEntry } from './plugins.ts';

/** Markdown options. */
export interface MarkdownFields {
  /** Texts that pages insert with `:var[key]`: one for all languages, or one per locale. */
  variables?: Record<string, LocalizedText> | undefined;
  /** Additional kinds of admonition, by directive name: `:::security`. */
  admonitions?: Record<string, AdmonitionFields> | undefined;
  /**
   * Names of the custom elements that the site defines with `customElements.define` in an island,
   * such as `call-player`. In `.md` files, a tag with any other name that is not HTML is shown as
   * text. Default: none.
   */
  customElements?: string[] | undefined;
  /**
   * The Markdown parser. `satteri` is native code and needs the `satteri` package. `remark` parses
   * the pages that `satteri` might parse differently, so the output is the same. Default: `remark`.
   */
  parser?: 'remark' | 'satteri' | undefined;
  /** Replace emoji names such as `:tada:` with emoji. Default: true. */
  emoji?: boolean | undefined;
  /** Draw code blocks with the language `mermaid`. Default: true. */
  diagrams?: boolean | undefined;
  /**
   * Letter case of heading ids: `lower` makes them lowercase, and `keep` leaves them as written.
   * Default: `lower`.
   */
  headingIds?: 'lower' | 'keep' | undefined;
  /**
   * Remark plugins, in the order in which they run: packages such as `remark-smartypants`, or files
   * of the site. Default: none.
   */
  remarkPlugins?: UnifiedPluginEntry[] | undefined;
  /** Rehype plugins, in the order in which they run. Default: none. */
  rehypePlugins?: UnifiedPluginEntry[] | undefined;
}

/** One kind of admonition of the site's own. */
export interface AdmonitionFields {
  /** Title of an admonition without its own title. */
  label: LocalizedText;
  /** One of the theme's icons. Default: the icon of a note. */
  icon?: string | undefined;
  /** One of the theme's signal colors. Default: `neutral`. */
  color?: 'neutral' | 'note' | 'tip' | 'warning' | 'danger' | undefined;
}

/** An additional format that pictures can be offered in. */
export type ImageFormat = 'avif' | 'webp';

/** How pictures are shown and served. */
export interface ImageFields {
  /**
   * Additional formats for pictures, in order of preference. This needs the `sharp` package.
   * Default: none.
   */
  formats?: ImageFormat[] | undefined;
  /**
   * Widths in pixels of the copies that browsers choose from. No copy is wider than its original.
   * This needs the `sharp` package. Default: 480, 800 and 1376 if there are `formats`, else none.
   */
  widths?: number[] | undefined;
  /** Quality of the copies, from 1 to 100. Default: 55 for AVIF, 80 for others. */
  quality?: number | undefined;
  /**
   * Readers can enlarge every picture that is alone in its paragraph. A figure can override this.
   * Default: false.
   */
  zoom?: boolean | undefined;
  /**
   * A picture that is alone in its paragraph becomes a figure, and its title becomes the caption.
   * Default: false.
   */
  captions?: boolean | undefined;
}
