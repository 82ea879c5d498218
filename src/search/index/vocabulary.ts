import type { PageRecord } from './page-record.ts';

/** A page's record with numbers for its terms. */
export interface IndexedRecord {
  readonly ids: Uint32Array;
  readonly weights: Uint8Array;
}

/** Numbers the terms of many pages, so that each is kept once. */
export class Vocabulary {
  readonly #terms: string[];
  readonly #ids: Map<string, number>;

  constructor(terms: readonly string[] = []) {
    this.#terms = [...terms];
    this.#ids = new Map(terms.map((term, id) => [term, id]));
  }

  /** Terms by their numbers. */
  get terms(): readonly string[] {
    return this.#terms;
  }

  /** Returns a record whose terms are numbered; those that are new take the next numbers. */
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
