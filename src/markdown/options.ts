import type { CodeTheme } from './code/code-theme.ts';

/** Everything apart from a file's bytes that decides how it compiles. */
export interface MarkdownOptions {
  /** Colours of code blocks. */
  readonly codeTheme: CodeTheme;
  /** Colours of code blocks on dark pages; null where one theme serves both. */
  readonly darkCodeTheme: CodeTheme | null;
}
