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
}
