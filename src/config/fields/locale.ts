/** One language of the site. */
export interface LocaleFields {
  /**
   * Name of the language in that language, shown in the language menu: `Português`. Default: the
   * name that `Intl.DisplayNames` gives.
   */
  label?: string | undefined;
  /** Writing direction. Default: the direction of the language. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Value of `<html lang>`, a BCP 47 tag such as `pt-BR`. Default: the locale's key. */
  htmlLang?: string | undefined;
  /** Calendar for dates, by its `Intl` name. Default: `gregory`. */
  calendar?: string | undefined;
  /**
   * Path segment in the URLs: `es` serves the language under `/es/`. Default: empty for the first
   * locale of a `url`, the key for the others.
   */
  path?: string | undefined;
  /**
   * The language is not ready: it appears only in `docsgen dev` and in builds with `--drafts`. The
   * first locale cannot be hidden. Default: false.
   */
  hidden?: boolean | undefined;
  /**
   * Key of the locale whose texts fill in for missing ones, before those of the source language:
   * `pt` for `pt-BR`. That locale can also have a `fallback`. Default: the source language.
   */
  fallback?: string | undefined;
  /**
   * Origin at which the language is served, if it is not the site's: `https://es.example.com`. A
   * build then writes the language to its own folder. Default: the site's.
   */
  url?: string | undefined;
  /**
   * Path under which the language is served at its own `url`, or at the site's `url` but apart from
   * the other languages. A build then writes the language to its own folder. Default: `/` with a
   * `url`, otherwise the site's.
   */
  base?: string | undefined;
}
