import type { BlogCollection, DocsCollection, Locale, PagesCollection, Version } from '../config/config.ts';
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './schema/front-matter.ts';
import type { AuthorMetadata, CategoryMetadata, TagMetadata } from './schema/metadata.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * Everything that was found in the content folders: for each collection, version and locale, the
 * entries that a reader can reach there.
 */
export interface Content {
  readonly docs: readonly DocSet[];
  readonly blogs: readonly BlogSet[];
  readonly pages: readonly PageSet[];
  /** Files of `static/`, relative to it, with forward slashes, sorted. */
  readonly staticFiles: readonly string[];
  /**
   * SHA-256 of the bytes of every content and metadata file, hexadecimal, by path relative to the
   * site's root.
   */
  readonly hashes: ReadonlyMap<string, string>;
}

/** A content file. */
export interface SourceFile {
  /** Relative to the site's root, with forward slashes. */
  readonly file: string;
  /** Relative to the collection's folder. A file and its translations have the same path. */
  readonly relativePath: string;
  /** The locale whose folder contains the file. */
  readonly locale: Locale;
}

interface EntryBase {
  readonly source: SourceFile;
  /**
   * The file in the source language that `source` translates, relative to the site's root; null if
   * it is not a translation.
   */
  readonly originalFile: string | null;
  /** The locale has no translation, so its readers see the file of the source locale. */
  readonly fallback: boolean;
  readonly title: string;
  readonly description: string | null;
  /** The text begins with its own `# heading`. */
  readonly hasOwnHeading: boolean;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Source text of the front matter, used to find the positions of mistakes. */
  readonly yaml: YamlSource;
}

export interface Doc extends EntryBase {
  readonly id: string;
  /** Address under the version's base, with a leading slash; `/` for the base itself. */
  readonly slug: string;
  /** Folder path relative to the collection's, `.` for the folder itself. */
  readonly dir: string;
  readonly position: number | null;
  /** `index`, `readme` or a file named like its folder: the page of the folder itself. */
  readonly isFolderIndex: boolean;
  readonly frontMatter: DocFrontMatter;
}

/** The docs of one version of one collection, as readers of one locale see them. */
export interface DocSet {
  readonly collection: DocsCollection;
  readonly version: Version;
  readonly locale: Locale;
  readonly docs: readonly Doc[];
  /** By folder path relative to the collection's. */
  readonly categories: ReadonlyMap<string, Category>;
  /** Ids of docs that are left out because they are drafts. */
  readonly draftIds: readonly string[];
  /** Files of these docs, relative to the site's root. */
  readonly draftFiles: readonly string[];
}

export interface Category {
  readonly dir: string;
  /** The metadata file, relative to the site's root; null for a folder without one. */
  readonly file: string | null;
  readonly metadata: CategoryMetadata;
  /** Label in the source language, from which addresses are made. */
  readonly sourceLabel: string;
  readonly label: string;
  readonly position: number | null;
  /**
   * Source text of the metadata file, used to find the positions of mistakes; null for a folder
   * without one.
   */
  readonly yaml: YamlSource | null;
}

export interface Post extends EntryBase {
  /** Address under the blog's base, with a leading slash. */
  readonly slug: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** Time of publication, in milliseconds since 1970. It orders the posts of one day. */
  readonly time: number;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly frontMatter: PostFrontMatter;
}

export interface BlogSet {
  readonly collection: BlogCollection;
  readonly locale: Locale;
  /** Newest first. */
  readonly posts: readonly Post[];
  /** Files of posts that are left out because they are drafts, relative to the site's root. */
  readonly draftFiles: readonly string[];
  readonly authors: ReadonlyMap<string, AuthorMetadata>;
  readonly tags: ReadonlyMap<string, TagMetadata>;
  /** The blog's folder, `authors.yml` and `tags.yml`, relative to the site's root. */
  readonly files: { readonly folder: string; readonly authors: string | null; readonly tags: string | null };
}

export interface PageEntry extends EntryBase {
  /** Address under the collection's base, with a leading slash; `/` for the base itself. */
  readonly slug: string;
  readonly frontMatter: PageFrontMatter;
}

export interface PageSet {
  readonly collection: PagesCollection;
  readonly locale: Locale;
  readonly pages: readonly PageEntry[];
  /** Files of pages that are left out because they are drafts, relative to the site's root. */
  readonly draftFiles: readonly string[];
}
