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
  /** Number of posts on each page of a list. Default: 10. */
  postsPerPage?: number | undefined;
  /** Which posts the lists begin with. Default: `newest-first`. */
  order?: 'newest-first' | 'oldest-first' | undefined;
  /** Show how long it takes to read a post. Default: true. */
  readingTime?: boolean | undefined;
  /**
   * Publish posts whose date is in the future. Without it, they are left out of a build until their
   * date, as drafts are. Default: false.
   */
  futurePosts?: boolean | undefined;
  /** URL segments of the blog's own pages. Default: the defaults of its fields. */
  segments?: BlogSegments | undefined;
  /** The list of recent posts beside the text. Default: five posts by year. */
  sidebar?: BlogSidebarFields | undefined;
  /**
   * Returns whether the blog includes a post. It is called for each post of each language, except
   * drafts. Default: all posts.
   */
  filterPosts?: PostFilter | undefined;
  /** The blog's feeds; `false` for none. Default: RSS, Atom and JSON Feed of the newest posts. */
  feed?: false | FeedFields | undefined;
}

/** URL segments of a blog's own pages. */
export interface BlogSegments {
  /** URL segment of the list of tags, and the prefix of each tag's URL. Default: `tags`. */
  tags?: string | undefined;
  /**
   * URL segment of the list of authors, and the prefix of each author's URL. Default: `authors`.
   */
  authors?: string | undefined;
  /** URL segment of the archive. Default: `archive`. */
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
  /** Path below the blog's URL. */
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
  /** Text of the links from the previous and next posts. Default: the title. */
  pagination_label?: string | undefined;
  /**
   * The post that the link to the newer post leads to, by its file name without the extension, such
   * as `2026-09-14-transfers`; null for none. Default: the next newer one.
   */
  pagination_prev?: string | null | undefined;
  /** The same for the link to the older post. Default: the next older one. */
  pagination_next?: string | null | undefined;
  /**
   * Date of the post, such as `2026-09-14`. A time, as in `2026-09-14 16:30`, sets the order of
   * posts from the same day. It is UTC unless it ends in an offset such as `+02:00`. Default: the
   * date in the file name, otherwise the date of the file's first commit in git.
   */
  date?: string | undefined;
  /** A key of `authors.yml`, an author with their own fields, or a list of authors. */
  authors?: string | PostAuthorFields | (string | PostAuthorFields)[] | undefined;
  /** Keys of `tags.yml`, other words, or tags with their own label and permalink. */
  tags?: (string | InlineTagFields)[] | undefined;
}
