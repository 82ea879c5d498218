import type { Element } from 'hast';
import type { MarkdownFormat } from './compiled-page.ts';

/** What a file needs to know of its name and of where it lies. */
export interface FileContext {
  readonly format: MarkdownFormat;
  /** Names of the locales to take texts in: that of the file, then those that stand in for it. */
  readonly locales: readonly string[];
  readonly read: ReadIncluded;
  /** Code blocks of an earlier form of the page, compiled with the same options, by what they were made of. */
  readonly previousCode?: ReadonlyMap<string, Element> | undefined;
}

/**
 * Finds a file that a page includes. The path is relative to the page's folder, `parts/_a.md`, or to the site's root, `@/a.ts`;
 * the page does not know where it lies itself, so that it compiles to the same wherever that is.
 */
export type ReadIncluded = (path: string) => Promise<IncludedFile>;

export type IncludedFile =
  | { readonly type: 'found'; readonly text: string }
  /** `nearby` are the names of the files in its folder. */
  | { readonly type: 'missing'; readonly nearby: readonly string[] }
  /** The path leads out of the site. */
  | { readonly type: 'outside' }
  /** What stands there cannot be read: why, in words that follow the path, and what to do. */
  | { readonly type: 'refused'; readonly what: string; readonly hint: string };

/** The context of a text that lies nowhere. */
export const noContext: FileContext = {
  format: 'md',
  locales: [],
  read: () => Promise.resolve({ type: 'missing', nearby: [] }),
};
