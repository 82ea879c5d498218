import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Collection } from '../../config/config.ts';
import type { ContentSet, Entry } from '../../content/content.ts';
import type { CommonFrontMatter } from '../../content/schema/front-matter.ts';
import type { CollectionTypeDefinition } from '../contract/collection.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';

/** A type of collection with the plugin that brings it. */
export interface OpenedType {
  readonly definition: CollectionTypeDefinition;
  readonly opened: OpenedPlugin;
}

/** A collection whose type comes from a plugin. */
export interface PluginCollection extends Collection {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  /** The fields that the type adds. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A content file of such a collection. */
export interface PluginEntry extends Entry {
  /** As in `CollectionEntry`. */
  readonly path: string;
  readonly frontMatter: CommonFrontMatter & Readonly<Record<string, unknown>>;
}

/** The entries of such a collection in one language. */
export interface PluginSet extends ContentSet {
  readonly collection: PluginCollection;
  readonly entries: readonly PluginEntry[];
}
