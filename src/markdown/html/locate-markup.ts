import type { Html } from 'mdast';
import { placeOf } from '../page/compile-state.ts';
import type { Markup } from './scan-markup.ts';

/** A tag, comment or declaration, with its place in the file. */
export interface LocatedMarkup extends Pick<Markup, 'kind' | 'name'> {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the markup of a node with its places in the file. The value of the node lacks the marks
 * and the indent that a quote or a list adds to each line, so their width is added to the columns.
 */
export function locateMarkup(
  markup: readonly Markup[],
  node: Html,
  lines: readonly string[],
): readonly LocatedMarkup[] {
  const { value } = node;
  const place = placeOf(node);
  let { line } = place;
  let lineStart = 0;
  let indent = place.column - 1;
  return markup.map(({ kind, name, start, end }) => {
    for (let next = value.indexOf('\n', lineStart); next >= 0 && next < start; next = value.indexOf('\n', lineStart)) {
      lineStart = next + 1;
      line += 1;
      const lineEnd = value.indexOf('\n', lineStart);
      const own = value.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
      const whole = lines[line - 1] ?? '';
      indent = whole.endsWith(own) ? whole.length - own.length : 0;
    }
    return { kind, name, source: value.slice(start, end), line, column: indent + start - lineStart + 1 };
  });
}
