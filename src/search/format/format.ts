/**
 * What lies on disk between the build and the browser, a folder for each locale. All files but the manifest are named by their content.
 *
 * A dictionary is a text: every line a term and, behind a space, in how many pages it is found (base 36), in the order of UTF-16
 * units. A line `#name` before them names the file of their postings. That file holds for each term as many numbers, seven bits a byte,
 * the lowest first, the last one without the highest bit: sixteen times the distance to the page before (the first: its number), plus the
 * weight of the term there.
 */
export interface Manifest {
  /** Languages of the texts. */
  readonly languages: readonly string[];
  /** Pages are numbered through, group by group. */
  readonly groups: readonly PageGroup[];
  readonly dictionaries: readonly DictionaryEntry[];
  /** Names of the files that list the pages, of which each but the last holds `chunkSize`. */
  readonly chunks: readonly string[];
}

export interface PageGroup {
  readonly kind: 'docs' | 'blog' | 'page';
  readonly collection: string;
  /** Null where the collection has one version only. The first group of a collection is of its newest version. */
  readonly version: { readonly name: string; readonly label: string } | null;
  readonly count: number;
}

/** The first term of a dictionary, and the name of its file. */
export type DictionaryEntry = readonly [first: string, name: string];

/** A page in the list of all: language only where it is not the locale's. */
export type PageRow = readonly [href: string, title: string, trail: readonly string[], lang?: string];

/** Name of the manifest in the folder of an index. */
export const manifestName = 'index.json';

/** How many pages a file of the list holds. */
export const chunkSize = 64;

/** Weights are whole numbers from 1 to this. */
export const heaviest = 15;
