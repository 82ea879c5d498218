import type { MdxModule } from '../markdown/page/compiled-page.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import { locateLine } from '../markdown/page/source-lines.ts';

interface CodePlace {
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * Returns the source position for a position in an MDX module, with the file relative to the site's
 * root. Generated code around the page's code maps to the nearest end of it. If a line has no code
 * of the page, the column is undefined.
 */
export function mdxModulePlace(page: string, { parts, spans }: MdxModule, { line, column }: CodePlace) {
  const own = spans.filter((span) => span.line === line);
  const span = own.findLast((each) => each.column <= column) ?? own[0];
  const { file, line: found } = locateLine(parts, span?.sourceLine ?? line);
  const within = span && Math.min(Math.max(column - span.column, 0), span.length);
  return {
    file: file === undefined ? page : includedPath(page, file),
    line: found,
    column: span && within !== undefined ? span.sourceColumn + within : undefined,
  };
}
