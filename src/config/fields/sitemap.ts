/** Which pages the map of the site for search engines lists, and what it says about them. */
export interface SitemapFields {
  /**
   * Paths of pages that are left out, with those below, without base and locale: `['/internal']`.
   * Default: none.
   */
  exclude?: string[] | undefined;
  /**
   * Say on which day a page was last changed, as its front matter or git knows it. A page of which
   * neither knows it is listed without a day. Default: true.
   */
  lastmod?: boolean | undefined;
}
