import type { HeadTag } from '../../../shared/head-tag.ts';
import type { CollectionItemFields, NavbarLinkConfig } from '../../../config/fields/navbar.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarItemConfig } from './sidebar/fields.ts';

/** Docs with sidebars and versions. */
export interface DocsCollectionConfig {
  /** Type of the collection. */
  type: 'docs';
  /** Path at which the collection's addresses begin. Default: its key. */
  path?: string | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/docs`. It holds a folder
   * for each language, or else the files of the first language. Default: `content/<locale>/` and
   * the collection's key; a site with one language may leave the folder of that out. A version
   * other than `current` is in a folder beside it: `../packages/voice/docs@1.0`.
   */
  source?: string | undefined;
  /**
   * Paths that take the place of those of files, for addresses, ids and sidebars, by patterns:
   * `{ ':name/docs/:rest*': ':name/:rest*' }`. `:name` stands for a part of a path without slashes,
   * `:rest*` for any number of folders; the first pattern that matches counts. Links between files
   * are written as the files are. Default: none.
   */
  rewrites?: Record<string, string> | undefined;
  /**
   * Remove the numbers that order files and folders, as in `01-intro.md`, from ids, addresses and
   * labels. With `false`, names stay as they are. Default: true.
   */
  numberPrefixParser?: boolean | undefined;
  /**
   * Sidebars by name. Default: one sidebar, named like the collection, generated from its folders.
   */
  sidebars?: Record<string, SidebarItemConfig[]> | undefined;
  /**
   * Versions, newest first. Versions before the latest are unreleased, and so is `current` if it is
   * not the latest. Default: one version, in the collection's folder.
   */
  versions?: VersionConfig[] | undefined;
  /**
   * Name of the latest version, which readers see first. It has the short addresses. Default: the
   * first version with an empty path.
   */
  lastVersion?: string | undefined;
  /**
   * Keep the version that a reader chooses in the browser, so that links on other pages lead to it.
   * Default: true.
   */
  rememberVersion?: boolean | undefined;
}

/** One version of a docs collection. */
export interface VersionConfig {
  /**
   * `current` is in the folder `content/<locale>/<collection>/`, any other version in
   * `content/<locale>/<collection>@<name>/`.
   */
  name: string;
  /**
   * Text in the version menu. Default: the name; `Next` for `current` if it is not the latest.
   */
  label?: string | undefined;
  /**
   * Path segment in the addresses. Default: empty for the latest, the name for the others; `next`
   * for `current` if it is not the latest. Without `lastVersion`, the default is empty for the
   * first.
   */
  path?: string | undefined;
  /**
   * Notice on the pages of the version. Default: `unreleased` before the latest version, `none` for
   * the latest, `unmaintained` after it.
   */
  banner?: 'unreleased' | 'unmaintained' | 'none' | undefined;
  /**
   * Show the label of the version on its pages. Default: true, if the collection has several
   * versions.
   */
  badge?: boolean | undefined;
  /** Ask search engines not to list the pages of the version. Default: false. */
  noIndex?: boolean | undefined;
  /** Class on the `<html>` of the version's pages, for styles of the site. Default: none. */
  className?: string | undefined;
  /** Sidebars of this version. Default: the collection's. */
  sidebars?: Record<string, SidebarItemConfig[]> | undefined;
}

/** A link to one doc, in the version that the reader is in. */
export interface DocItemConfig extends CollectionItemFields {
  /** Kind of the item. */
  type: 'doc';
  /** Id of the doc. */
  doc: string;
  /** Text of the link. Default: the doc's `sidebar_label`. */
  label?: LocalizedText | undefined;
}

/** A link to the first page of a sidebar. */
export interface DocSidebarItemConfig extends CollectionItemFields {
  /** Kind of the item. */
  type: 'docSidebar';
  /** Name of the sidebar. Default: the collection's only one. */
  sidebar?: string | undefined;
  /** Text of the link. Default: the label of the sidebar's first link. */
  label?: LocalizedText | undefined;
}

/** A link to the main doc of the version that the reader is in. */
export interface DocsVersionItemConfig extends CollectionItemFields {
  /** Kind of the item. */
  type: 'docsVersion';
  /** Text of the link. Default: the version's label. */
  label?: LocalizedText | undefined;
}

/** The menu of versions of a docs collection. */
export interface DocsVersionDropdownConfig extends CollectionItemFields {
  /** Kind of the item. */
  type: 'docsVersionDropdown';
  /** Names of the versions in the menu, in their order. Default: all. */
  versions?: string[] | undefined;
  /** Links above the versions. Default: none. */
  itemsBefore?: NavbarLinkConfig[] | undefined;
  /** Links below the versions, such as one to an archive. Default: none. */
  itemsAfter?: NavbarLinkConfig[] | undefined;
}

/** The items of the navbar that need a docs collection. */
export type DocsItemConfig = DocItemConfig | DocSidebarItemConfig | DocsVersionItemConfig | DocsVersionDropdownConfig;
