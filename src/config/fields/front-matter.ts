import type { HeadTag } from '../../shared/head-tag.ts';

/** The front matter that every type of collection has. */
export interface CommonFields {
  /** Title of the page. Default: the first heading, otherwise the file name. */
  title?: string | undefined;
  /**
   * Title in browser tabs and search results, with `%s` for the page's title: `%s · Voice`. Without
   * `%s`, it is the whole title. Default: the site's `titleTemplate`.
   */
  title_template?: string | undefined;
  /**
   * Title in browser tabs, search results and shared links, if the page's title is too long or too
   * short for them; the template still applies. Default: `title`.
   */
  title_meta?: string | undefined;
  /** One sentence for search engines, cards and shared links. Default: the first paragraph. */
  description?: string | undefined;
  /** Words for search engines. */
  keywords?: string[] | undefined;
  /** Picture for shared links, such as `/img/card.png` in `static/`. Default: the site's. */
  image?: string | undefined;
  /** What `image` shows, for readers who cannot see it. Default: the title. */
  image_alt?: string | undefined;
  /**
   * URL path, from the root of the collection if it begins with a slash, otherwise from the file's
   * folder. Default: the path of the file.
   */
  slug?: string | undefined;
  /**
   * Earlier paths that redirect to the page: `/guide/old`, or a list. They begin at the root of the
   * site, without locale, and also apply to the page's translations.
   */
  redirect_from?: string | string[] | undefined;
  /** Hide the table of contents. Default: false. */
  hide_table_of_contents?: boolean | undefined;
  /** First level of headings in the table of contents: 2 for `##`. Default: the site's. */
  toc_min_heading_level?: number | undefined;
  /** Last level of headings in the table of contents: 3 for `###`. Default: the site's. */
  toc_max_heading_level?: number | undefined;
  /**
   * URL at which readers can edit the page; null for no link. Default: the site's `editUrl`.
   */
  custom_edit_url?: string | null | undefined;
  /**
   * Show how long it takes to read the page, or the number of minutes to show. Default: as the site
   * or the blog does.
   */
  reading_time?: boolean | number | undefined;
  /** When and by whom the page was last changed. Default: what git says, if the site shows it. */
  last_update?: LastUpdateFields | undefined;
  /** Who looks after the page: a name, or a list. */
  owner?: string | string[] | undefined;
  /**
   * The date by which someone must review the page, such as `2027-03-31`. After that date, docsgen
   * warns that the review is overdue.
   */
  review_by?: string | undefined;
  /** Elements in the head of the page. */
  head?: HeadTag[] | undefined;
  /** Classes for the `html` element, for styling the page. */
  class?: string | undefined;
  /** The page is not ready. Builds leave it out, except with `--drafts`. Default: false. */
  draft?: boolean | undefined;
  /** Built, but not shown in any list; search engines are asked not to index it. Default: false. */
  unlisted?: boolean | undefined;
  /**
   * Search engines are asked not to list the page. The site's own lists and search include it.
   * Default: false.
   */
  noindex?: boolean | undefined;
  /**
   * Whether the page is in the sitemap. Default: true, unless search engines should not list it.
   */
  sitemap?: boolean | undefined;
  /**
   * Whether the site's own search finds the page, or how high it ranks it: `{ boost: 2 }`. Default:
   * true.
   */
  search?: boolean | SearchBoostFields | undefined;
  /** Your own values, which docsgen does not read. */
  custom?: Record<string, unknown> | undefined;
}

/** How high the site's own search ranks a page. */
export interface SearchBoostFields {
  /**
   * Factor for the page's score, from 0.1 to 10: for example, 2 for a page that most readers want,
   * and 0.5 for one that few want. Default: 1.
   */
  boost?: number | undefined;
}

/** The last change of a page. */
export interface LastUpdateFields {
  /** The day: `2026-09-14`. Default: what git says, if the site shows it. */
  date?: string | undefined;
  /** Name of the author. Default: what git says, if the site shows it. */
  author?: string | undefined;
}

/** The parts around the text of a page that its front matter can leave out. */
export interface LayoutFields {
  /** Hide the navbar and the announcement above it. Default: false. */
  hide_navbar?: boolean | undefined;
  /** Hide the footer. Default: false. */
  hide_footer?: boolean | undefined;
}

/** A field that a site adds to the front matter of its pages. */
export interface FrontMatterField {
  /** Type of the value; `list` is a list of strings. */
  type: 'string' | 'number' | 'boolean' | 'list';
  /** The allowed values, for a `string` or a `list`. Default: all. */
  enum?: string[] | undefined;
  /** What the field is for. Editors show this text. */
  description?: string | undefined;
  /** Keys of the collections whose pages have the field. Default: all. */
  collections?: string[] | undefined;
}
