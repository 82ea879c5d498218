/** Which pages the map of the site for search engines lists, and what it says about them. */
export interface SitemapFields {
  /**
   * Paths of pages to leave out, with all pages below them, without base and locale:
   * `['/internal']`. Default: none.
   */
  exclude?: string[] | undefined;
  /**
   * Include the date on which a page was last changed, according to its front matter or git. If
   * neither has a date, the page is listed without one. Default: true.
   */
  lastmod?: boolean | undefined;
}
