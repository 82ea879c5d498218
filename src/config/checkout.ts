/** The files at a git ref. It is plain data, which is sent to threads. */
export interface Checkout {
  /** As the configuration names it. */
  readonly ref: string;
  /** Id of its commit. */
  readonly commit: string;
  /** The folder with the files of the repository, relative to the site's root. */
  readonly folder: string;
  /** Path of the site's folder in the repository; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Paths of the submodules in the repository, which are not checked out. */
  readonly submodules: readonly string[];
}

/** The checkouts of a site, by what the paths of their files begin with: `v1.0:./`. */
export type Refs = ReadonlyMap<string, Checkout>;
