import type { SourceLines } from '../page/source-lines.ts';

/** Where something is written. */
interface UsePlace {
  /** As in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

/**
 * A component, or an element with attributes that are JavaScript, as `docs-jsx` keeps it. Plain
 * data.
 */
export interface JsxData extends UsePlace {
  /** As it is written: `Card`, `Chart.Bar`, `button`. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
}

export type JsxAttribute =
  | {
      readonly name: string;
      readonly value: string | number | boolean;
      /** Index into the page's references, for an address inside the site. */
      reference?: number;
    }
  /** `index` is that of the value in the page's program. */
  | ({ readonly name: string; readonly index: number } & UsePlace)
  | { readonly name: null; readonly index: number };

/** An expression, as `docs-value` keeps it. */
export interface ValueData extends UsePlace {
  /** Index of the value in the page's program. */
  readonly index: number;
}

/** Returns a component with the places of its parts in their own files. */
export function locateJsx(jsx: JsxData, { locate }: SourceLines): JsxData {
  const attributes = jsx.attributes.map((attribute) =>
    'line' in attribute ? { ...attribute, ...locate(attribute.line) } : attribute,
  );
  return { ...jsx, ...locate(jsx.line), attributes };
}

declare module 'hast' {
  interface ElementData {
    jsx?: JsxData | undefined;
    value?: ValueData | undefined;
  }
}
