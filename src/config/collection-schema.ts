import type { Collection } from './config.ts';
import type { CollectionFields } from './fields/site-config.ts';
import type { CollectionRules } from './schema/collection.ts';

/** What the configuration asks of a type of collection. */
export interface CollectionSchema extends CollectionRules {
  /** The value of `type` in the configuration. */
  readonly name: string;
  /**
   * Returns a collection with all defaults filled in. `options` has passed the schema. Its path has
   * no slashes at both ends.
   */
  resolve(key: string, options: CollectionFields): Collection;
}
