/** Single pages without a sidebar. */
export interface PagesCollectionConfig {
  type: 'pages';
  /** Path at which the pages' addresses begin. Default: the root of the locale. */
  path?: string | undefined;
}

/** What a component page exports as `page`: what front matter says in a Markdown page. */
export interface PageFields {
  /** Title of the page. */
  title?: string | undefined;
}
