import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { FeedFields } from '../../config/fields/feed.ts';
import type { EditUrl } from '../../config/fields/page-details.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { InlineTagFields } from '../../config/fields/tags.ts';

/** Posts by date, with tags and authors. */
export interface BlogCollectionConfig {
  /** Type of the collection. */
  type: 'blog';
  /** Path at which the blog's addresses begin. Default: its key. */
  path?: string | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/docs`. It holds a folder
   * for each language, or else the files of the first language. Default: `content/<locale>/` and
   * the collection's key; a site with one language may leave the folder of that out.
   */
  source?: string | undefined;
  /**
   * Paths that take the place of those of files, for addresses, ids and sidebars, by patterns:
   * `{ ':name/docs/:rest*': ':name/:rest*' }`. `:name` stands for a part of a path without slashes,
   * `:rest*` for any number of folders; the first pattern that matches counts. Links between files
   * are written as the files are. Default: none.
   */
  rewrites?: Record<string, string> | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
  /**
   * Address at which a reader can change the files of the collection, as `pageDetails.editUrl`.
   * Default: that of the site.
   */
  editUrl?: EditUrl | undefined;
  /** Title of the list of posts. Default: `Blog`. */
  title?: LocalizedText | undefined;
  /** Description of the list of posts. */
  description?: LocalizedText | undefined;
  /** Posts on one page of a list. Default: 10. */
  postsPerPage?: number | undefined;
  /** The feeds of the blog; false for none. Default: RSS, Atom and JSON Feed of the newest posts. */
  feed?: false | FeedFields | undefined;
}

/** The front matter of a post. */
export interface PostFields extends CommonFields, LayoutFields {
  /** Leave the list of recent posts out. Default: false. */
  hide_sidebar?: boolean | undefined;
  /** Do not show the title above the text. Lists show it. Default: false. */
  hide_title?: boolean | undefined;
  /** Text in the list of recent posts. Default: the title. */
  sidebar_label?: string | undefined;
  /** Text of links from the posts before and after. Default: the title. */
  pagination_label?: string | undefined;
  /**
   * The post that the link to a newer one leads to: its file without the ending, such as
   * `2026-09-14-transfers`; null for none. Default: the next newer one.
   */
  pagination_prev?: string | null | undefined;
  /** The same for the link to an older post. Default: the next older one. */
  pagination_next?: string | null | undefined;
  /**
   * Date of the post, such as `2026-09-14`. A time, as in `2026-09-14 16:30`, orders the posts of
   * one day; it is UTC unless it ends in an offset such as `+02:00`. Default: the date in the
   * file's name.
   */
  date?: string | undefined;
  /** A key of `authors.yml`, or a list of keys. */
  authors?: string | string[] | undefined;
  /** Keys of `tags.yml`, other words, or tags with a label and an address of their own. */
  tags?: (string | InlineTagFields)[] | undefined;
}

/** An author in `authors.yml`, by key. */
export interface AuthorFields {
  /** Name of the author. */
  name: string;
  /** Job title of the author. */
  title?: string | undefined;
  /** A sentence or two about the author. */
  description?: string | undefined;
  /** Address that the name links to if the author has no page. */
  url?: string | undefined;
  /** A square picture, a file in `static/`. */
  image?: string | undefined;
  /**
   * Whether the author has a page with the list of posts, or the address of that page under the
   * list of authors. With `true`, the address is the key. Default: false.
   */
  page?: boolean | AuthorPageFields | undefined;
}

/** The page of an author. */
export interface AuthorPageFields {
  /** Address under the list of authors. */
  permalink: string;
}
