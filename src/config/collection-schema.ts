import type { Collection } from './config.ts';
import type { CollectionFields } from './fields/site-config.ts';
import type { CollectionRules } from './schema/collection.ts';

/** A mistake in several values of a configuration that each are right. */
export interface ConfigConflict {
  /** Path of one of the values, in the options of its collection. */
  readonly path: readonly PropertyKey[];
  readonly title: string;
  readonly hint: string;
}

/** How the options of a collection name a new version. */
export interface NewVersion {
  /** Path of the entry after which the new one is written, in the options. */
  readonly after: readonly PropertyKey[];
  /** The same place in words: ``after `current` in `collections.guide.versions` ``. */
  readonly place: string;
  /** The TypeScript of the new entry. */
  readonly entry: string;
  /** The options with the entry. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Sentences on what the author may want to change next. */
  readonly notes: readonly string[];
  /** The parts of addresses that the versions get, and did not have before. */
  readonly segments: readonly string[];
}

/** What the configuration asks of a type of collection. */
export interface CollectionSchema extends CollectionRules {
  /** The value of `type` in the configuration. */
  readonly name: string;
  /**
   * Returns a collection with all defaults filled in. `options` has passed the schema. Its path has
   * no slashes at both ends.
   */
  resolve(key: string, options: CollectionFields): Collection;
  /** Returns the mistakes that the schema of a single option cannot find. Default: none. */
  findConflicts?(key: string, options: CollectionFields): readonly ConfigConflict[];
  /**
   * Returns how a collection names a new version of itself. `written` are its options before they
   * were checked. Throws a `DocsgenError` if it cannot have the version. Default: the type has no
   * versions.
   */
  addVersion?(key: string, written: Readonly<Record<string, unknown>>, name: string): NewVersion;
}
