import type { Collection } from '../../config/config.ts';
import type { ContentSet, Entry } from '../../content/content.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { AuthorMetadata, PostFrontMatter, TagMetadata } from './schema.ts';

/** A blog with every default filled in. The types in `fields.ts` explain the fields. */
export interface BlogCollection extends Collection {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly postsPerPage: number;
}

export interface Post extends Entry {
  /** `2026-11-21`. */
  readonly date: string;
  /** Time of publication, in milliseconds since 1970. It orders the posts of one day. */
  readonly time: number;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly frontMatter: PostFrontMatter;
}

export interface BlogSet extends ContentSet {
  readonly collection: BlogCollection;
  /** Newest first. */
  readonly entries: readonly Post[];
  readonly authors: ReadonlyMap<string, AuthorMetadata>;
  readonly tags: ReadonlyMap<string, TagMetadata>;
  /** The blog's folder, `authors.yml` and `tags.yml`, relative to the site's root. */
  readonly files: { readonly folder: string; readonly authors: string | null; readonly tags: string | null };
}
