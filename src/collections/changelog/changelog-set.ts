import type { Collection } from '../../config/config.ts';
import type { FeedConfig } from '../../config/resolve-feed.ts';
import type { ContentSet, Entry } from '../../content/content.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { ReleaseFrontMatter } from './schema.ts';
import type { Version } from './version.ts';

/** A changelog with every default filled in. The types in `fields.ts` explain the fields. */
export interface ChangelogCollection extends Collection {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  /** Null for none. */
  readonly changelogFile: string | null;
  readonly releasesPerPage: number;
  /** Null for none. */
  readonly feed: FeedConfig | null;
}

export interface Release extends Entry {
  /** As it is written; null for changes without a version. */
  readonly versionText: string | null;
  /** Null for changes without a version. */
  readonly version: Version | null;
  /** `2026-11-21`; null for none. */
  readonly date: string | null;
  readonly isUnreleased: boolean;
  readonly frontMatter: ReleaseFrontMatter;
}

export interface ReleaseSet extends ContentSet {
  readonly collection: ChangelogCollection;
  /** Newest first. */
  readonly entries: readonly Release[];
  /** The folder of the changelog, relative to the site's root. */
  readonly folder: string;
}
