import type { Element } from 'hast';
import type { MarkdownFormat } from './compiled-page.ts';

/** What the compiler must know of a file besides its text. */
export interface FileContext {
  readonly format: MarkdownFormat;
  /** Names of the locales for localized texts: the locale of the file first, then its fallbacks. */
  readonly locales: readonly string[];
  readonly read: ReadIncluded;
  /** Code blocks of the previous compile of the page, with the same options, by fingerprint. */
  readonly previousCode?: ReadonlyMap<string, Element> | undefined;
}

/**
 * Reads a file that a page includes. The path is relative to the folder of the page (`parts/_a.md`)
 * or to the root of the site (`@/a.ts`). The compiler does not know the path of the page, so the
 * result is the same wherever the page is.
 */
export type ReadIncluded = (path: string) => Promise<IncludedFile>;

export type IncludedFile =
  | { readonly type: 'found'; readonly text: string }
  /** `nearby` has the names of the files in the same folder. */
  | { readonly type: 'missing'; readonly nearby: readonly string[] }
  /** The path is outside the site. */
  | { readonly type: 'outside' }
  /**
   * The file cannot be read. `what` is the reason, as words that follow the path; `hint` says what
   * to do.
   */
  | { readonly type: 'refused'; readonly what: string; readonly hint: string };

/** The context of a text that is not in a file. */
export const noContext: FileContext = {
  format: 'md',
  locales: [],
  read: () => Promise.resolve({ type: 'missing', nearby: [] }),
};
