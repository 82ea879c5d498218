/** Single pages without a sidebar. */
export interface PagesCollectionConfig {
  type: 'pages';
  /** Path at which the pages' addresses begin. Default: the root of the locale. */
  path?: string | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/docs`. It holds a folder
   * for each language, or else the files of the first language. Default: `content/<locale>/` and
   * the collection's key; a site with one language may leave the folder of that out.
   */
  source?: string | undefined;
}
