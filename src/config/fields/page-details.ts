import type { LocalizedText } from '../../shared/localized-text.ts';

/** What `editUrl` knows of a page, if it is a function. */
export interface EditedPage {
  /** Name of the language of the file. */
  readonly locale: string;
  /** Key of the collection. */
  readonly collection: string;
  /** Name of the version; null in a collection without versions. */
  readonly version: string | null;
  /** The git ref of a version that is built from one; null elsewhere. */
  readonly ref: string | null;
  /** Path of the file from the site's folder, as `{path}` in an address. */
  readonly path: string;
  /**
   * Path of the file, relative to the folder of its collection, version and language:
   * `guide/intro.md`.
   */
  readonly file: string;
}

/**
 * The address at which a file can be changed: with placeholders, also one a locale, or computed.
 */
export type EditUrl = LocalizedText | ((page: EditedPage) => string | null);

/** Something that readers can do with a page. */
export type PageAction = 'copy' | 'open' | 'edit' | 'report';

/** A site that can be asked about a page. */
export interface OpenPlace {
  /** Its name. */
  label: LocalizedText;
  /**
   * Its URL. `{prompt}` is a question with the URL of the page's Markdown, `{markdown}` is the URL
   * of the Markdown, and `{url}` is the URL of the page.
   */
  href: string;
}

/** A chat assistant, or another site, that can be asked about a page. */
export type OpenTarget = 'chatgpt' | 'claude' | OpenPlace;

/** What docs, posts and pages show about themselves, around their text. */
export interface PageDetailsFields {
  /**
   * URL at which a reader can edit the file of a page, or one for each locale:
   * `https://github.com/acme/docs/edit/main/{path}`. `{path}` is the path of the file from the
   * site's folder; `{locale}`, `{collection}` and `{version}` are names from the configuration;
   * `{ref}` is the git ref of a version that is built from one, and `HEAD` elsewhere. Without
   * `{ref}`, pages of such a version have no link. A function receives the same values and returns
   * the URL, or null for no link. Default: none, so there is no link.
   */
  editUrl?: EditUrl | undefined;
  /** Docs and categories have breadcrumbs above their title. Default: true. */
  breadcrumbs?: boolean | undefined;
  /**
   * What readers can do with a page, in this order: `copy` its Markdown, `open` it in what `openIn`
   * lists, `edit` its file at `editUrl`, `report` a problem at `reportUrl`. The actions are under
   * the table of contents, or below the text where there is no room. Default: none.
   */
  actions?: PageAction[] | undefined;
  /**
   * URL at which a reader can report a problem with a page, or one for each locale:
   * `https://github.com/acme/docs/issues/new?title={title}&body={url}`. `{title}` and `{url}` are
   * the page's; the placeholders of `editUrl` are also allowed. Default: none.
   */
  reportUrl?: LocalizedText | undefined;
  /**
   * Where the `open` action opens a page: `chatgpt`, `claude`, or a name and a URL. A URL of just
   * `{markdown}` shows the page as Markdown. Nothing is loaded from a service until the reader
   * chooses it. Default: none.
   */
  openIn?: OpenTarget[] | undefined;
  /**
   * Pages describe themselves to search engines in JSON-LD: articles, breadcrumbs, lists of posts,
   * and on home pages the site with its search. Default: false.
   */
  structuredData?: boolean | undefined;
  /**
   * Docs and pages show how long it takes to read them, as posts always do. `reading_time` in front
   * matter replaces it. Default: false.
   */
  readingTime?: boolean | undefined;
  /**
   * Pages show the date on which their file was last changed in git. `last_update` in front matter
   * replaces it. Default: false.
   */
  lastUpdated?: boolean | undefined;
  /** Pages name the author of that change. Default: false. */
  lastAuthor?: boolean | undefined;
  /** Pages name their `owner`, if their front matter has one. Default: false. */
  owner?: boolean | undefined;
  /** Pages show the date of their next review, `review_by` in front matter. Default: false. */
  reviewBy?: boolean | undefined;
}
