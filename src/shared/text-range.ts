/** A part of a text, by offsets of characters. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
