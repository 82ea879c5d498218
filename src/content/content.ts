import type { Collection, Locale } from '../config/config.ts';
import type { SiteStrings } from '../strings/locale-strings.ts';
import type { ContentFolder } from './content-folders.ts';
import type { GeneratedPages } from './generated-pages.ts';
import type { History } from './history.ts';
import type { Submodule } from './submodules.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * Everything that was found in the content folders: for each collection, version and locale, the
 * entries that a reader can reach there.
 */
export interface Content {
  readonly sets: readonly ContentSet[];
  /** The strings that pages and components show, by the name of the locale. */
  readonly strings: SiteStrings;
  /** Words of the search that mean the same, by the name of the locale. */
  readonly synonyms: SiteSynonyms;
  /** The folders that were read. */
  readonly folders: readonly ContentFolder[];
  /** Files that are copied unchanged, relative to their folder, with forward slashes, sorted. */
  readonly staticFiles: readonly string[];
  /** Paths of those that are not in `static/`, relative to the site's root. */
  readonly staticSources: ReadonlyMap<string, string>;
  /**
   * SHA-256 of the bytes of every content and metadata file, hexadecimal, by path relative to the
   * site's root. Of a file at a git ref, it is the id that git gives to its bytes.
   */
  readonly hashes: ReadonlyMap<string, string>;
  /** The last change of each file by its path, if the site shows it; empty otherwise. */
  readonly history: History;
  /** The git submodules that its files are in, if the site shows what depends on it. */
  readonly submodules: readonly Submodule[];
  /** The translations whose originals have changed since, by the paths of their files. */
  readonly outdated: ReadonlyMap<string, OutdatedTranslation>;
  /** The pages that come from plugins. There are no files at their paths. */
  readonly generated: GeneratedPages;
}

/** What is known of a translation of an older text. */
export interface OutdatedTranslation {
  /** The day since which the original is another text: `2026-11-21`. */
  readonly since: string;
}

/** Groups of words and phrases that mean the same, by the name of the locale. */
export type SiteSynonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A content file. */
export interface SourceFile {
  /** Relative to the site's root, with forward slashes. */
  readonly file: string;
  /** Relative to the collection's folder. A file and its translations have the same path. */
  readonly relativePath: string;
  /** The path that stands for it in the site, if the collection rewrites its path. */
  readonly rewrittenPath?: string;
  /** The locale whose folder contains the file. */
  readonly locale: Locale;
}

/** A content file as readers of one locale see it. Each type of collection adds its own fields. */
export interface Entry {
  readonly source: SourceFile;
  /**
   * The file in the source language that `source` translates, relative to the site's root; null if
   * it is not a translation.
   */
  readonly originalFile: string | null;
  /** The locale has no translation, so its readers see the file of the source locale. */
  readonly fallback: boolean;
  /**
   * Address under the base of its collection or version, with a leading slash; `/` for the base.
   */
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  /** The text begins with its own `# heading`. */
  readonly hasOwnHeading: boolean;
  /** Its own heading is one of a lower level, which its page shows as that of the page. */
  readonly promotesHeading?: true;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Source text of the front matter, used to find the positions of mistakes. */
  readonly yaml: YamlSource;
  readonly frontMatter: CommonFrontMatter;
}

/**
 * The entries of one collection as readers of one locale see them, for one version if it has
 * versions. Each type of collection adds its own fields.
 */
export interface ContentSet {
  readonly collection: Collection;
  readonly locale: Locale;
  readonly entries: readonly Entry[];
  /** Hash of what was found, for a set that is kept between builds as a whole. */
  readonly fingerprint?: string | undefined;
  /** Files of entries that are left out because they are drafts, relative to the site's root. */
  readonly draftFiles: readonly string[];
  /** Entries among these that wait for their date. Not set if the type has none. */
  readonly waiting?: readonly WaitingEntry[] | undefined;
}

/** An entry that is left out until its date. */
export interface WaitingEntry {
  /** Relative to the site's root. */
  readonly file: string;
  /** As in `Entry`. */
  readonly originalFile: string | null;
  /** In milliseconds since 1970. */
  readonly time: number;
}
