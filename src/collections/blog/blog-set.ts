import type { Collection } from '../../config/config.ts';
import type { FeedConfig } from '../../config/resolve-feed.ts';
import type { TaggedEntry, TaggedSet } from '../../content/tags/tag-set.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { PostAuthorFields } from './authors/fields.ts';
import type { AuthorMetadata } from './authors/schema.ts';
import type { PostFilter } from './fields.ts';
import type { PostFrontMatter } from './schema.ts';

/** A blog with every default filled in. The types in `fields.ts` explain the fields. */
export interface BlogCollection extends Collection {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly postsPerPage: number;
  readonly isOldestFirst: boolean;
  readonly readingTime: boolean;
  /** Posts of the future are published. */
  readonly futurePosts: boolean;
  readonly segments: { readonly tags: string; readonly authors: string; readonly archive: string };
  readonly sidebar: {
    readonly count: number;
    /** Null for docsgen's own. */
    readonly title: LocalizedText | null;
    readonly groupByYear: boolean;
  };
  /** Null for a blog that has all posts. */
  readonly filterPosts: PostFilter | null;
  /** Null for none. */
  readonly feed: FeedConfig | null;
}

export interface Post extends TaggedEntry {
  /** `2026-11-21`. */
  readonly date: string;
  /** Time of publication, in milliseconds since 1970. It orders the posts of one day. */
  readonly time: number;
  readonly authors: readonly PostAuthor[];
  readonly frontMatter: PostFrontMatter;
}

/** An author of a post, as its front matter names them. */
export interface PostAuthor {
  /** Key of `authors.yml`; null for an author who is not there. */
  readonly key: string | null;
  /** What front matter says itself; it takes the place of what `authors.yml` says. */
  readonly own: Omit<PostAuthorFields, 'key'>;
  /** Where it is written in front matter. */
  readonly path: readonly PropertyKey[];
}

export interface BlogSet extends TaggedSet {
  readonly collection: BlogCollection;
  /** Newest first. */
  readonly entries: readonly Post[];
  readonly authors: ReadonlyMap<string, AuthorMetadata>;
  /** The blog's folder, `authors.yml` and `tags.yml`, relative to the site's root. */
  readonly files: { readonly folder: string; readonly authors: string | null; readonly tags: string | null };
}
