import type { Location } from 'esbuild';

/**
 * Returns the column of an esbuild location, from 1, in UTF-16 code units. esbuild counts UTF-8
 * bytes from 0.
 */
export function columnOf({ column, lineText }: Pick<Location, 'column' | 'lineText'>): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
