/** A component, or an element with attributes that are JavaScript, as `docs-jsx` keeps it. Plain data. */
export interface JsxData {
  /** As it is written: `Card`, `Chart.Bar`, `button`. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
  readonly line: number;
  readonly column: number;
}

export type JsxAttribute =
  | {
      readonly name: string;
      readonly value: string | number | boolean;
      /** Index into the page's references, for an address inside the site. */
      reference?: number;
    }
  /** `index` is that of the value in the page's program. */
  | { readonly name: string; readonly index: number; readonly line: number; readonly column: number }
  | { readonly name: null; readonly index: number };

/** An expression, as `docs-value` keeps it. */
export interface ValueData {
  /** Index of the value in the page's program. */
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

declare module 'hast' {
  interface ElementData {
    jsx?: JsxData | undefined;
    value?: ValueData | undefined;
  }
}
