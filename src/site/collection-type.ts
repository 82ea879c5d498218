import type { CollectionSchema } from '../config/collection-schema.ts';
import type { NavbarItemSchema } from '../config/schema/collection.ts';
import type { Collection, Config } from '../config/config.ts';
import type { CollectionScanner } from '../content/collection-scanner.ts';
import type { ContentSet } from '../content/content.ts';
import type { Outcome } from '../shared/problem.ts';
import type { SiteStrings } from '../strings/locale-strings.ts';
import type { CollectionGraph, NavbarItemType } from './graph/site.ts';

/** What the graph of a collection needs to know of the site. */
export interface GraphSite {
  readonly config: Config;
  /** The strings that pages and components show. */
  readonly strings: SiteStrings;
}

/**
 * A type of collection: its options, how its folders are scanned, its part of the graph with its
 * kinds of pages, and what it adds to navigation and search. Nothing else in docsgen names a type.
 * The functions are called with collections and sets of this type only.
 */
export interface CollectionType extends CollectionSchema, CollectionScanner {
  readonly name: string;
  /** The items that the type adds to the navbar. */
  readonly navbarItems: readonly (NavbarItemSchema & Pick<NavbarItemType, 'create'>)[];
  /** Returns the graph of one collection. `sets` are what `scan` has returned for it. */
  createGraph(site: GraphSite, collection: Collection, sets: readonly ContentSet[]): Outcome<CollectionGraph>;
  /**
   * Returns the graph after texts in the front matter of entries were edited, as by `editSets`;
   * null if it must be created again. `sets` are those of the graph, in their order. Without this
   * function, it is created again.
   */
  editTexts?(site: GraphSite, before: CollectionGraph, sets: readonly ContentSet[]): CollectionGraph | null;
  /**
   * Path of the module with the components of its pages, relative to docsgen's folder or absolute.
   * It exports `mainComponents`: a component for each `kind` of main area. Null for a type from a
   * plugin, whose components are in the configuration.
   */
  readonly components: string | null;
}
