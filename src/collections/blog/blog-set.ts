import type { Collection } from '../../config/config.ts';
import type { FeedConfig } from '../../config/resolve-feed.ts';
import type { TaggedEntry, TaggedSet } from '../../content/tags/tag-set.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { AuthorMetadata, PostFrontMatter } from './schema.ts';

/** A blog with every default filled in. The types in `fields.ts` explain the fields. */
export interface BlogCollection extends Collection {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly postsPerPage: number;
  /** Null for none. */
  readonly feed: FeedConfig | null;
}

export interface Post extends TaggedEntry {
  /** `2026-11-21`. */
  readonly date: string;
  /** Time of publication, in milliseconds since 1970. It orders the posts of one day. */
  readonly time: number;
  readonly authors: readonly string[];
  readonly frontMatter: PostFrontMatter;
}

export interface BlogSet extends TaggedSet {
  readonly collection: BlogCollection;
  /** Newest first. */
  readonly entries: readonly Post[];
  readonly authors: ReadonlyMap<string, AuthorMetadata>;
  /** The blog's folder, `authors.yml` and `tags.yml`, relative to the site's root. */
  readonly files: { readonly folder: string; readonly authors: string | null; readonly tags: string | null };
}
