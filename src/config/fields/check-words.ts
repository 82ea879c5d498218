/** A term of the source language, and what is no translation of it. */
export interface FalseFriend {
  /** The term, or all its forms: `['library', 'libraries']`. */
  term: string | string[];
  /** The wrong translations, with all their forms. */
  not: string[];
  /** The right translation. */
  use: string;
}

/** What the rules about words and sentences go by. */
export interface WordFields {
  /**
   * Words and phrases that the site does not use, by locale, each with its replacement: `{ en: {
   * whitelist: 'allowlist', simply: null } }`. They match whole words, in any letter case unless
   * the word has capitals. Default: none.
   */
  forbidden?: Record<string, Record<string, string | null>> | undefined;
  /**
   * Terms and their wrong translations, by locale: `{ es: [{ term: 'library', not: ['librería'],
   * use: 'biblioteca' }] }`. A wrong translation is reported where the source has the term. They
   * match whole words, as in `forbidden`. Default: none.
   */
  falseFriends?: Record<string, FalseFriend[]> | undefined;
  /**
   * The package with the dictionary of each locale whose spelling is checked:
   * `{ en: 'dictionary-en' }`. Default: none.
   */
  spelling?: Record<string, string> | undefined;
  /**
   * A file with words that are right in every locale, one per line, relative to the site's folder:
   * `dictionary.txt`. Default: none.
   */
  dictionary?: string | undefined;
  /** Largest number of words in a sentence. Default: 40. */
  maxSentence?: number | undefined;
}
