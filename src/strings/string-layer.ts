import type { Message } from '../shared/strings/message.ts';

/** Position of a key in a file, both from 1; null if unknown. */
export type LocateString = (path: readonly PropertyKey[]) => { readonly line: number; readonly column: number } | null;

/** Plural forms as they were written: some may be missing. */
export type WrittenMessage = string | { readonly [Category in Intl.LDMLPluralRule]?: string | undefined };

/** The strings that one file has for a language. */
export interface WrittenStrings {
  readonly strings: Readonly<Record<string, WrittenMessage | undefined>>;
  /** Path of the file, relative to the site's root. */
  readonly file: string;
  readonly locate: LocateString;
  /** Whether some of the file's strings could not be read. The file is reported already. */
  readonly isPartial?: boolean;
}

/**
 * Strings that somebody has written for some languages, by the name of a locale or by language tag.
 */
export type StringLayer = ReadonlyMap<string, WrittenStrings>;

/** Correct strings of one language, by key. */
export type Messages = ReadonlyMap<string, Message>;

/** A locale of a site, as far as it decides about strings. */
export interface StringsLocale {
  readonly name: string;
  /** Language tag. */
  readonly htmlLang: string;
  /** As in `Locale`. */
  readonly fallbacks: readonly string[];
}
