import type { SearchSection } from '../../shared/search.ts';

/**
 * The files that the build writes and the browser reads, in one folder for each locale. All files
 * except the manifest are named by their content hash.
 *
 * A dictionary is a text file. Each line has a term, a space, and the number of pages with the term
 * (base 36). The terms are sorted by UTF-16 code units. A line that begins with a space names the
 * postings file of the terms after it. The postings file has as many numbers for each term as there
 * are pages. Numbers are variable-length: seven bits in each byte, the lowest first; the highest
 * bit is set in all bytes but the last. Each number is sixteen times the distance to the previous
 * page (for the first one: the page index), plus the weight of the term on the page.
 */
export interface Manifest {
  /** Languages of the texts. */
  readonly languages: readonly string[];
  /** Page indices count through all groups in order. */
  readonly groups: readonly PageGroup[];
  readonly dictionaries: readonly DictionaryEntry[];
  /** Names of the files with the page rows. Each has `chunkSize` rows, except the last. */
  readonly chunks: readonly string[];
  /** Name of the file with the synonyms, a JSON list of groups; absent for a site without them. */
  readonly synonyms?: string;
  /** Factors for the scores of pages, by their indices; absent if all are 1. */
  readonly boosts?: readonly (readonly [page: number, factor: number])[];
  /** Parts of the site that can be searched alone; absent if there is only one. */
  readonly sections?: readonly SearchSection[];
}

/** Words and phrases that mean the same, as the site writes them. */
export type SynonymGroup = readonly string[];

export interface PageGroup {
  readonly kind: string;
  readonly collection: string;
  /**
   * Null if the collection has only one version. The first group of a collection has its newest
   * version.
   */
  readonly version: { readonly name: string; readonly label: string } | null;
  readonly count: number;
}

/** The first term of a dictionary and its file name. */
export type DictionaryEntry = readonly [first: string, name: string];

/** A page in the index. `lang` is set only if it differs from the locale's language. */
export type PageRow = readonly [href: string, title: string, trail: readonly string[], lang?: string];

/** File name of the manifest in the folder of an index. */
export const manifestName = 'index.json';

/** Number of page rows in a file. */
export const chunkSize = 64;

/** The maximum weight. Weights are integers from 1. */
export const maxWeight = 15;
