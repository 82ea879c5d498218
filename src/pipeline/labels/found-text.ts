import type { Locale } from '../../config/config.ts';

/** A place where a text is written. */
export interface LabelUse {
  /** What it is there: `navbar, link to /pricing`. */
  readonly what: string;
  /** Relative to the site's root. */
  readonly file: string;
  /** Null if unknown. */
  readonly line: number | null;
}

/** A text in one place. */
export interface FoundText {
  readonly text: string;
  readonly use: LabelUse;
  /**
   * Whether it is written in a language or in one that it falls back to before the source language.
   */
  readonly isWritten: (locale: Locale) => boolean;
  /** Whether it is written once, for all languages. */
  readonly isForAll: boolean;
}
