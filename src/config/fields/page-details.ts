import type { LocalizedText } from '../../shared/localized-text.ts';

/** What docs, posts and pages show about themselves, around their text. */
export interface PageDetailsFields {
  /**
   * Address at which a reader can change the file of a page, also one for each locale:
   * `https://github.com/acme/docs/edit/main/{path}`. `{path}` is the path of the file from the
   * site's folder; `{locale}`, `{collection}` and `{version}` are names of the configuration. Default:
   * none, and no link.
   */
  editUrl?: LocalizedText | undefined;
  /** Docs and categories have the path to them above their title. Default: true. */
  breadcrumbs?: boolean | undefined;
  /**
   * The path to a doc is also told to search engines, as a `BreadcrumbList` in JSON-LD. Default:
   * false.
   */
  structuredData?: boolean | undefined;
  /**
   * Docs and pages say how long it takes to read them, as posts always do. `reading_time` in front
   * matter replaces it. Default: false.
   */
  readingTime?: boolean | undefined;
  /**
   * Pages show the day on which their file was last changed in git. `last_update` in front matter
   * replaces it. Default: false.
   */
  lastUpdated?: boolean | undefined;
  /** Pages name the author of that change. Default: false. */
  lastAuthor?: boolean | undefined;
  /** Pages name their `owner`, if their front matter has one. Default: false. */
  owner?: boolean | undefined;
  /** Pages show the day of their next review, `review_by` in front matter. Default: false. */
  reviewBy?: boolean | undefined;
}
