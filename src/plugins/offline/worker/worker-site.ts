/** What the worker knows of a build of the site. Paths are relative to the base. */
export interface WorkerSite {
  /** The scripts and style sheets of pages, which are kept ahead. */
  readonly files: readonly string[];
  /** All pages. Other applications may have addresses below the base of the site. */
  readonly pages: readonly string[];
  /** The files outside of `assets/` that pages show. */
  readonly shown: readonly string[];
  /** The languages. Those with longer folders come first. */
  readonly languages: readonly WorkerLanguage[];
}

/** A language of the site. */
export interface WorkerLanguage {
  /** What its addresses begin with: `es/`; empty for the language at the root. */
  readonly folder: string;
  /** Its offline page, with a hash of the page's bytes as query. */
  readonly offline: string;
  /** The list of its files, with a hash as query; null if only visited pages are kept. */
  readonly list: string | null;
}

/** Paths of files that are kept ahead, with hashes of their bytes. */
export type FileList = Readonly<Record<string, string>>;
