/** What `docsgen check` needs to know beside the pages. Which rules count is in `reports`. */
export interface CheckFields {
  /** How large a page may be, in kilobytes. Default: the defaults of its fields. */
  budget?: BudgetFields | undefined;
  /**
   * How `docsgen check --external` requests links to other sites. Default: the defaults of its
   * fields.
   */
  external?: ExternalFields | undefined;
  /** Rules about words and sentences. Default: the defaults of its fields. */
  words?: WordFields | undefined;
}

/**
 * How large a page may be, in kB. All is counted as it is in the folder, before a server compresses
 * it.
 */
export interface BudgetFields {
  /** The HTML of a page. Default: 1000. */
  html?: number | undefined;
  /** The scripts that it loads. Default: 500. */
  scripts?: number | undefined;
  /**
   * The pictures that it shows, each at the size of the file that its `src` names. Default: 5000.
   */
  images?: number | undefined;
}

/** How links to other sites are checked. */
export interface ExternalFields {
  /**
   * URL patterns that are requested even though they are examples or in private networks:
   * `['http://intranet.example.com/**']`. Default: none.
   */
  allow?: string[] | undefined;
  /** URL patterns that are never requested. Default: none. */
  deny?: string[] | undefined;
  /**
   * Number of days for which a successful response counts, so that the URL is not requested again.
   * Default: 7.
   */
  maxAge?: number | undefined;
  /**
   * Seconds, across all attempts, after which docsgen gives up on a page that does not respond.
   * Default: 20.
   */
  timeout?: number | undefined;
  /** Number of simultaneous requests to one host. Default: 2. */
  perHost?: number | undefined;
  /** Number of simultaneous requests. Default: 16. */
  concurrency?: number | undefined;
  /**
   * How often a request is retried if it fails because of the network or a busy host. Default: 2.
   */
  retries?: number | undefined;
}

/** A term of the source language, and what is no translation of it. */
export interface FalseFriend {
  /** The term, or all its forms: `['library', 'libraries']`. */
  term: string | string[];
  /** The wrong translations, with all their forms. */
  not: string[];
  /** The correct translation. */
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
   * The dictionary package for each locale whose spelling is checked: `{ en: 'dictionary-en' }`.
   * Default: none.
   */
  spelling?: Record<string, string> | undefined;
  /**
   * A file with words that are correct in every locale, one per line, relative to the site's
   * folder: `dictionary.txt`. Default: none.
   */
  dictionary?: string | undefined;
  /** Maximum number of words in a sentence. Default: 40. */
  maxSentence?: number | undefined;
}
