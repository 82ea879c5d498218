import type { Location } from 'esbuild';

/**
 * Returns the column of a place that esbuild names, from 1, in characters as JavaScript counts
 * them: esbuild counts bytes from 0.
 */
export function columnOf({ column, lineText }: Pick<Location, 'column' | 'lineText'>): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
