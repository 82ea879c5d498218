import type { HeadTag } from '../../shared/head-tag.ts';

/** Single pages without a sidebar. */
export interface PagesCollectionConfig {
  type: 'pages';
  /** Path at which the pages' addresses begin. Default: the root of the locale. */
  path?: string | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
}
