import type { Reference } from '../page/compiled-page.ts';
import type { SourceLines } from '../page/source-lines.ts';

/** A place in the source. */
interface UsePlace {
  /** As in `Reference`. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

/**
 * The data of a `docs-jsx` element: a component, or an HTML element with JavaScript attributes.
 * Plain data.
 */
export interface JsxData extends UsePlace {
  /** Tag name as it is written: `Card`, `Chart.Bar`, `button`. */
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
  /** The site allows `style` attributes of this element. */
  readonly keepsStyle?: true;
}

export type JsxAttribute =
  | {
      readonly name: string;
      readonly value: string | number | boolean;
      /** Index in the references of the page, if the value is a URL inside the site. */
      reference?: number;
      /** Where it is written, until its reference is collected. Not set if it cannot be a URL. */
      readonly place?: Pick<Reference, 'line' | 'column' | 'endColumn'>;
    }
  /** `index` is the index of the value in the MDX module. */
  | ({ readonly name: string; readonly index: number } & UsePlace)
  | { readonly name: null; readonly index: number };

/** The data of a `docs-value` element, which stands for an expression. */
export interface ValueData extends UsePlace {
  /** Index of the value in the MDX module. */
  readonly index: number;
}

/**
 * Converts the global line numbers of a component and its attributes to lines in their files, and
 * removes the places of attributes whose references were collected.
 */
export function locateJsx(jsx: JsxData, { locate }: SourceLines): JsxData {
  const attributes = jsx.attributes.map((attribute) => {
    if ('line' in attribute) return { ...attribute, ...locate(attribute.line) };
    if (!('place' in attribute)) return attribute;
    const { place: _place, ...others } = attribute;
    return others;
  });
  return { ...jsx, ...locate(jsx.line), attributes };
}

declare module 'hast' {
  interface ElementData {
    jsx?: JsxData | undefined;
    value?: ValueData | undefined;
  }
}
