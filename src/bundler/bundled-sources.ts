import type { Metafile } from 'esbuild';

/** Returns the files that a bundle is made of, relative to the folder in which it was made; what plugins give it is left out. */
export function bundledSources({ inputs }: Pick<Metafile, 'inputs'>): readonly string[] {
  const files = Object.keys(inputs).filter((input) => !/^[\w-]{2,}:|^</.test(input));
  return [...new Set(files.map((file) => file.replace(/\?.*$/, '')))].toSorted();
}
