import type { PageRecord } from './page-record.ts';

/** A page record with ids in place of terms. */
export interface IndexedRecord {
  readonly ids: Uint32Array;
  readonly weights: Uint8Array;
}

/** Assigns an id to each term of many pages, so that each term is stored once. */
export class Vocabulary {
  readonly #terms: string[];
  readonly #ids: Map<string, number>;

  constructor(terms: readonly string[] = []) {
    this.#terms = [...terms];
    this.#ids = new Map(terms.map((term, id) => [term, id]));
  }

  /** Terms by their ids. */
  get terms(): readonly string[] {
    return this.#terms;
  }

  /** Returns a record with ids in place of terms. New terms get the next ids. */
  index({ terms, weights }: PageRecord): IndexedRecord {
    return { ids: Uint32Array.from(terms, (term) => this.#idOf(term)), weights };
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#terms.push(term) - 1;
    this.#ids.set(term, id);
    return id;
  }
}
