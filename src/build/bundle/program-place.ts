import type { PageProgram } from '../../markdown/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import { locateLine } from '../../markdown/source-lines.ts';

/** Returns the file, relative to the site's root, and the line in which a line of a page's program is written. */
export function programPlace(page: string, { parts }: PageProgram, programLine: number) {
  const { file, line } = locateLine(parts, programLine);
  return { file: file === undefined ? page : includedPath(page, file), line };
}
