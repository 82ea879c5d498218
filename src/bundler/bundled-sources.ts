import type { Metafile } from 'esbuild';
import { styleFile } from './style-loader.ts';

/**
 * Returns the source files of a bundle, relative to the working directory of esbuild, sorted.
 * Modules that plugins provide are left out.
 */
export function bundledSources({ inputs }: Pick<Metafile, 'inputs'>): readonly string[] {
  const files = Object.keys(inputs)
    .map(styleFile)
    .filter((input) => !/^[\w-]{2,}:|^</.test(input));
  return [...new Set(files.map((file) => file.replace(/\?.*$/, '')))].toSorted();
}
