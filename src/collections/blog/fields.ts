import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { FeedFields } from '../../config/fields/feed.ts';
import type { EditUrl } from '../../config/fields/page-details.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { InlineTagFields } from '../../config/fields/tags.ts';
import type { PostAuthorFields } from './authors/fields.ts';

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
  /** Which posts the lists begin with. Default: `newest-first`. */
  order?: 'newest-first' | 'oldest-first' | undefined;
  /** Say how long it takes to read a post. Default: true. */
  readingTime?: boolean | undefined;
  /**
   * Publish posts whose date is in the future. Without it, they are left out of a build until their
   * date, as drafts are. Default: false.
   */
  futurePosts?: boolean | undefined;
  /** Parts of the addresses of the blog's own pages. Default: those of each field. */
  segments?: BlogSegments | undefined;
  /** The list of recent posts beside the text. Default: five posts by year. */
  sidebar?: BlogSidebarFields | undefined;
  /**
   * Returns whether the blog has a post. It is called for each post of each language, drafts left
   * out. Default: it has all.
   */
  filterPosts?: PostFilter | undefined;
  /**
   * The feeds of the blog; false for none. Default: RSS, Atom and JSON Feed of the newest posts.
   */
  feed?: false | FeedFields | undefined;
}

/** Parts of the addresses of a blog's own pages. */
export interface BlogSegments {
  /** The list of tags, and before those of its tags. Default: `tags`. */
  tags?: string | undefined;
  /** The list of authors, and before those of its authors. Default: `authors`. */
  authors?: string | undefined;
  /** The archive. Default: `archive`. */
  archive?: string | undefined;
}

/** The list of recent posts. */
export interface BlogSidebarFields {
  /** Number of posts, or `all`; 0 leaves the list out. Default: 5. */
  count?: number | 'all' | undefined;
  /** Heading of the list. Default: `Recent posts`, in the language of the page. */
  title?: LocalizedText | undefined;
  /** Put the posts under their years. Default: true. */
  groupByYear?: boolean | undefined;
}

/** Returns whether a blog has a post. */
export type PostFilter = (post: FilteredPost) => boolean;

/** A post in one language, as a filter sees it. */
export interface FilteredPost {
  /** Its file, relative to the site's folder. */
  readonly file: string;
  /** Address under that of the blog. */
  readonly slug: string;
  /** Its title. */
  readonly title: string;
  /** Its description, or the first paragraph; null for none. */
  readonly description: string | null;
  /** When it was published. */
  readonly date: Date;
  /** Key of the collection. */
  readonly collection: string;
  /** Name of the locale. */
  readonly locale: string;
  /** Lists of posts leave it out. */
  readonly isUnlisted: boolean;
  /** It is not translated, so the text is in the first language. */
  readonly isFallback: boolean;
  /** Its front matter. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
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
   * file's name, else that of its first commit in git.
   */
  date?: string | undefined;
  /** A key of `authors.yml`, an author with fields of their own, or a list of them. */
  authors?: string | PostAuthorFields | (string | PostAuthorFields)[] | undefined;
  /** Keys of `tags.yml`, other words, or tags with a label and an address of their own. */
  tags?: (string | InlineTagFields)[] | undefined;
}
