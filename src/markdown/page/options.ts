import type { LocalizedText } from '../../shared/localized-text.ts';
import type { CodeThemes } from '../code/code-theme.ts';

/** A kind of callout that the site adds. */
export interface CustomAdmonition {
  readonly label: LocalizedText;
  /** Name of an icon of the theme. */
  readonly icon: string;
  /** Name of a signal color of the theme. */
  readonly color: string;
}

/** Everything apart from a file's bytes, its language and what it includes that decides how it compiles. */
export interface MarkdownOptions extends CodeThemes {
  /** What `:var[key]` stands for. */
  readonly variables: Readonly<Record<string, LocalizedText>>;
  /** By the name that opens them. */
  readonly admonitions: Readonly<Record<string, CustomAdmonition>>;
  /** Names of the custom elements that scripts of the site define. */
  readonly customElements: readonly string[];
  /** Where the site is served: what lies there is its own. */
  readonly origin: string;
  /** Keep the `style` attributes of an author's HTML. */
  readonly inlineStyles: boolean;
  readonly pictures: PictureOptions;
  /** Version of the package `satteri`, which reads what it is sure to read as `remark-parse` does; null where that reads everything. */
  readonly satteri: string | null;
}

/** What becomes of the pictures of a text. */
export interface PictureOptions {
  /** Readers may enlarge a picture that stands alone, unless its author says otherwise. */
  readonly zoom: boolean;
  /** A picture alone in its paragraph becomes a figure, and its title the caption. */
  readonly captions: boolean;
}
