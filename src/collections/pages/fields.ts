/** Single pages without a sidebar. */
export interface PagesCollectionConfig {
  type: 'pages';
  /** Path at which the pages' addresses begin. Default: the root of the locale. */
  path?: string | undefined;
}
