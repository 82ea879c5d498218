import type { HeadTag } from '../../shared/head-tag.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** Posts by date, with tags and authors. */
export interface BlogCollectionConfig {
  type: 'blog';
  /** Path at which the blog's addresses begin. Default: its key. */
  path?: string | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/docs`. It holds a folder
   * for each language, or else the files of the first language. Default: `content/<locale>/` and
   * the collection's key; a site with one language may leave the folder of that out.
   */
  source?: string | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
  /** Title of the list of posts. Default: `Blog`. */
  title?: LocalizedText | undefined;
  /** Description of the list of posts. */
  description?: LocalizedText | undefined;
  /** Posts on one page of a list. Default: 10. */
  postsPerPage?: number | undefined;
}
