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
  /** Calendar of dates, as `Intl` names it. Default: `gregory`. */
  calendar?: string | undefined;
  /**
   * Path segment in the addresses: `es` serves the language under `/es/`. Default: empty for the
   * first locale of a `url`, the key for the others.
   */
  path?: string | undefined;
  /**
   * Not ready: the language is in `docsgen dev` and in builds with `--drafts` only. The first
   * locale cannot be hidden. Default: false.
   */
  hidden?: boolean | undefined;
  /**
   * Key of the locale whose texts stand in for missing ones, before those of the source language:
   * `pt` for `pt-BR`. That locale may have a `fallback`, too. Default: the source language.
   */
  fallback?: string | undefined;
  /**
   * Origin at which the language is served, if it is not that of the site:
   * `https://es.example.com`. A build then writes it to a folder of its own. Default: that of the
   * site.
   */
  url?: string | undefined;
  /**
   * Path under which the language is served at its own `url`, or apart from the others at that of
   * the site. A build then writes it to a folder of its own. Default: `/` with a `url`, else that
   * of the site.
   */
  base?: string | undefined;
}
