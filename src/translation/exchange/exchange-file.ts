/** What translators are given, and what they give back: the texts of a site for one language. */
export interface Exchange {
  /** Language tags. */
  readonly from: string;
  readonly to: string;
  readonly pages: readonly ExchangePage[];
}

/** The texts of a page. */
export interface ExchangePage {
  /** The file of the source, relative to the site's root. */
  readonly source: string;
  /** The file of the translation, which need not exist. */
  readonly translation: string;
  readonly units: readonly ExchangeUnit[];
}

/**
 * `open`: to be translated, or to be translated anew. `machine`: to be looked at. `done`: it is
 * right.
 */
export const unitStates = ['open', 'machine', 'done'] as const;

/** A text and its translation. */
export interface ExchangeUnit {
  /** Names the text in its page as long as it stays the same. */
  readonly id: string;
  /** Kind and name of the block, such as `heading 2`. */
  readonly kind: string;
  readonly source: string;
  /** Null if there is none. */
  readonly target: string | null;
  readonly state: (typeof unitStates)[number];
  /** Similar texts that were translated before. */
  readonly proposals: readonly { readonly source: string; readonly target: string; readonly similarity: number }[];
}

/**
 * Returns the part of an id that names the text of the source. Behind a dot, an id names the
 * translation that was exported.
 */
export function baseOf(id: string): string {
  return id.replace(/\..*$/, '');
}

/** Returns the hash of the translation that was exported; null if there was none. */
export function translationHashOf(id: string): string | null {
  const base = baseOf(id);
  return id === base ? null : id.slice(base.length + 1);
}
