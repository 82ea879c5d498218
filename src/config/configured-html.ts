/**
 * For each HTML string in the configuration: its attributes that hold addresses, in source order.
 */
export type ConfiguredHtml = ReadonlyMap<string, readonly HtmlAddress[]>;

/** An attribute that holds an address, or several if it is a `srcset`. */
export interface HtmlAddress {
  readonly name: string;
  /** Character references are decoded. */
  readonly value: string;
  /** `link` for a link that readers follow, `file` for a file that the page loads. */
  readonly kind: 'link' | 'file';
  /** Range of the value in the HTML, without its quotes. */
  readonly start: number;
  readonly end: number;
}
