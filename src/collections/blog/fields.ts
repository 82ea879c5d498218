import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { FeedFields } from '../../config/fields/feed.ts';
import type { CollectionFields } from '../../config/fields/site-config.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { InlineTagFields } from '../../config/fields/tags.ts';
import type { PostAuthorFields } from './authors/fields.ts';

/** Posts by date, with tags and authors. */
export interface BlogCollectionConfig extends CollectionFields {
  /** Type of the collection. */
  type: 'blog';
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
  /** Parts of the addresses of the blog's own pages. Default: the defaults of its fields. */
  segments?: BlogSegments | undefined;
  /** The list of recent posts beside the text. Default: five posts by year. */
  sidebar?: BlogSidebarFields | undefined;
  /**
   * Returns whether the blog includes a post. It is called for each post of each language, except
   * drafts. Default: all posts.
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
  /** Hide the list of recent posts. Default: false. */
  hide_sidebar?: boolean | undefined;
  /** Do not show the title above the text. Lists show it. Default: false. */
  hide_title?: boolean | undefined;
  /** Text in the list of recent posts. Default: the title. */
  sidebar_label?: string | undefined;
  /** Text of links from the previous and next post. Default: the title. */
  pagination_label?: string | undefined;
  /**
   * The post that the link to a newer post leads to: its file name without the extension, such as
   * `2026-09-14-transfers`; null for none. Default: the next newer one.
   */
  pagination_prev?: string | null | undefined;
  /** The same for the link to an older post. Default: the next older one. */
  pagination_next?: string | null | undefined;
  /**
   * Date of the post, such as `2026-09-14`. A time, as in `2026-09-14 16:30`, orders the posts of
   * one day; it is UTC unless it ends in an offset such as `+02:00`. Default: the date in the file
   * name, otherwise that of its first commit in git.
   */
  date?: string | undefined;
  /** A key of `authors.yml`, an author with their own fields, or a list of authors. */
  authors?: string | PostAuthorFields | (string | PostAuthorFields)[] | undefined;
  /** Keys of `tags.yml`, other words, or tags with their own label and address. */
  tags?: (string | InlineTagFields)[] | undefined;
}
