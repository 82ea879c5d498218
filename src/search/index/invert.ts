import { toPosting } from '../format/postings.ts';
import type { IndexedRecord } from './vocabulary.ts';

/** An inverted index: the pages of each term. */
export interface Inverted {
  /** Ids of the terms that are on at least one page, sorted by the terms themselves. */
  readonly order: readonly number[];
  /** Start of the postings of each term id. They end where those of the next id start. */
  readonly starts: Uint32Array;
  /** Ascending within a term. */
  readonly postings: Uint32Array;
}

/** Returns the pages of each term. */
export function invert(records: readonly IndexedRecord[], terms: readonly string[]): Inverted {
  const starts = new Uint32Array(terms.length + 1);
  for (const { ids } of records) for (const id of ids) starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  for (let id = 0; id < terms.length; id += 1) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(starts[terms.length] ?? 0);
  for (const [page, { ids, weights }] of records.entries()) {
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      const place = next[id] ?? 0;
      postings[place] = toPosting(page, weights[at] ?? 0);
      next[id] = place + 1;
    }
  }
  const order: number[] = [];
  for (let id = 0; id < terms.length; id += 1) if (starts[id] !== starts[id + 1]) order.push(id);
  order.sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  return { order, starts, postings };
}
