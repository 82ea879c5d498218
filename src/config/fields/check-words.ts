/** What the rules about words and sentences go by. */
export interface WordFields {
  /**
   * Words and phrases that the site does not use, by locale, each with what it writes instead:
   * `{ en: { whitelist: 'allowlist', simply: null } }`. Whole words are found, in any letter case
   * unless the word has capitals. Default: none.
   */
  forbidden?: Record<string, Record<string, string | null>> | undefined;
  /**
   * The package with the dictionary of each locale whose spelling is checked:
   * `{ en: 'dictionary-en' }`. Default: none.
   */
  spelling?: Record<string, string> | undefined;
  /**
   * A file with words that are right in every locale, one a line, relative to the site's folder:
   * `dictionary.txt`. Default: none.
   */
  dictionary?: string | undefined;
  /** Number of words that a sentence may have. Default: 40. */
  maxSentence?: number | undefined;
}
