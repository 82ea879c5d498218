import { textIn } from '../../../shared/localized-text.ts';
import type { TaggedEntry, TaggedSet } from '../../../content/tags/tag-set.ts';
import type { YamlSource } from '../../../content/yaml-source.ts';
import type { DocsCollection, Version } from '../config/collection.ts';
import type { CategoryMetadata, DocFrontMatter } from './schema.ts';

export interface Doc extends TaggedEntry {
  readonly id: string;
  /** Folder path relative to the collection's, `.` for the folder itself. */
  readonly dir: string;
  readonly position: number | null;
  /** `index`, `readme` or a file named like its folder: the page of the folder itself. */
  readonly isFolderIndex: boolean;
  readonly frontMatter: DocFrontMatter;
}

/** The docs of one version of one collection, as readers of one locale see them. */
export interface DocSet extends TaggedSet {
  readonly collection: DocsCollection;
  readonly version: Version;
  readonly entries: readonly Doc[];
  /** By folder path relative to the collection's. */
  readonly categories: ReadonlyMap<string, Category>;
  /** `tags.yml`, the locale's own or that of the source locale, else the folder of the docs. */
  readonly tagsSource: string;
  /** Ids of docs that are left out because they are drafts. */
  readonly draftIds: readonly string[];
}

export interface Category {
  readonly dir: string;
  /** The metadata file, relative to the site's root; null for a folder without one. */
  readonly file: string | null;
  readonly metadata: CategoryMetadata;
  /** Label in the source language, from which addresses are made. */
  readonly sourceLabel: string;
  readonly label: string;
  /** The metadata of the locale has no label, so it is that of the source language. */
  readonly isLabelOfSource?: boolean;
  readonly position: number | null;
  /**
   * Source text of the metadata file, used to find the positions of mistakes; null for a folder
   * without one.
   */
  readonly yaml: YamlSource | null;
}

/** Returns the name of a set in messages. */
export function setName({ collection, version }: DocSet): string {
  return version.name === 'current'
    ? `\`${collection.key}\``
    : `\`${collection.key}\`, version ${labelInMessages(version)}`;
}

/**
 * Returns the label of a version in messages, which are the same for all languages: its first text.
 */
export function labelInMessages({ label }: Version): string {
  return textIn(label, []);
}
