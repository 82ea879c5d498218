import type { CodeTheme } from './code/code-theme.ts';

/** Everything apart from a file's bytes that decides how it compiles. */
export interface MarkdownOptions {
  /** Colours of code blocks. */
  readonly codeTheme: CodeTheme;
  /** Colours of code blocks on dark pages; null where one theme serves both. */
  readonly darkCodeTheme: CodeTheme | null;
  readonly pictures: PictureOptions;
}

/** What becomes of the pictures of a text. */
export interface PictureOptions {
  /** Readers may enlarge a picture that stands alone, unless its author says otherwise. */
  readonly zoom: boolean;
  /** A picture alone in its paragraph becomes a figure, and its title the caption. */
  readonly captions: boolean;
}
