import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { FeedFields } from '../../config/fields/feed.ts';
import type { EditUrl } from '../../config/fields/page-details.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** Releases by version, with the kinds of their changes. */
export interface ChangelogCollectionConfig {
  /** Type of the collection. */
  type: 'changelog';
  /** Prefix of the changelog's URL paths. Default: its key. */
  path?: string | undefined;
  /**
   * A file in the Keep a Changelog format, relative to the site's folder: `../CHANGELOG.md`. Each
   * release in it gets a page, in addition to the pages of the files in the folder. Default: none.
   */
  file?: string | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/releases`. It has one
   * folder per language, or else the files of the first language. Default: `content/<locale>/` and
   * the collection's key; a site with one language can leave out the language folder.
   */
  source?: string | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
  /**
   * URL at which a reader can edit the files of the collection, like `pageDetails.editUrl`.
   * Default: the site's.
   */
  editUrl?: EditUrl | undefined;
  /** Title of the list of releases. Default: `Changelog`. */
  title?: LocalizedText | undefined;
  /** Description of the list of releases. */
  description?: LocalizedText | undefined;
  /** Number of releases on each page of the list. Default: 10. */
  releasesPerPage?: number | undefined;
  /**
   * The changelog's feeds; `false` for none. Default: RSS, Atom and JSON Feed of the newest
   * releases.
   */
  feed?: false | FeedFields | undefined;
}

/** The front matter of a release. */
export interface ReleaseFields extends CommonFields, LayoutFields {
  /** Its version, such as `1.2.0`, or `unreleased`. Default: the file name. */
  version?: string | undefined;
  /** Date of the release, such as `2026-09-14`, or `unreleased`. Default: none. */
  date?: string | undefined;
  /** The release was withdrawn. Default: false. */
  yanked?: boolean | undefined;
}
