import type { LocalizedText } from '../../shared/localized-text.ts';
import type { CodeThemes } from '../code/code-theme.ts';

/** A kind of admonition that the site defines. */
export interface CustomAdmonition {
  readonly label: LocalizedText;
  /** Name of an icon of the theme. */
  readonly icon: string;
  /** Name of a signal color of the theme. */
  readonly color: string;
}

/**
 * The options that affect the compiled page, besides the file itself, its locale and the files that
 * it includes.
 */
export interface MarkdownOptions extends CodeThemes {
  /** The texts for `:var[key]`, by key. */
  readonly variables: Readonly<Record<string, LocalizedText>>;
  /** Additional kinds of admonitions, by directive name. */
  readonly admonitions: Readonly<Record<string, CustomAdmonition>>;
  /** Names of the custom elements that scripts of the site define. */
  readonly customElements: readonly string[];
  /**
   * Names of the elements that the site renders with components of its own. Null if any may be one:
   * then no part of a text becomes HTML before it is rendered.
   */
  readonly mappedElements: readonly string[] | null;
  /** Origin of the site's URL. Content from this origin is not third-party content. */
  readonly origin: string;
  /** Keep the `style` attributes of an author's HTML. */
  readonly inlineStyles: boolean;
  readonly pictures: PictureOptions;
  /**
   * Version of the package `satteri`, or null. With a version, `satteri` parses the texts for which
   * it certainly gives the same tree as `remark-parse`. With null, `remark-parse` parses
   * everything.
   */
  readonly satteri: string | null;
}

/** How pictures in the text are rendered. */
export interface PictureOptions {
  /**
   * Readers may enlarge a picture that is alone in its paragraph, unless the author disables it.
   */
  readonly zoom: boolean;
  /** A picture alone in its paragraph becomes a figure, and its title the caption. */
  readonly captions: boolean;
}
