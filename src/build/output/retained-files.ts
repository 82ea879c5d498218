import type { OutputFiles } from './examine-output.ts';
import { parentsOf, samePlace } from './paths.ts';
import type { OutputFile } from './written-file.ts';

interface RetainOptions {
  /** The files that are in the output folder now. */
  readonly present: Pick<OutputFiles, 'owned' | 'edited'>;
  /** All files that the build has made. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Names of the locales that were built. */
  readonly locales: ReadonlySet<string>;
}

/**
 * Returns the files of the previous output that stay when a build makes only some locales: the
 * files of the other locales, and the shared files, since pages of the other locales may still
 * refer to them. The next build of all locales removes shared files that are no longer made. A file
 * whose path the new output needs for another file does not stay.
 */
export function retainedFiles({ present, files, locales }: RetainOptions): ReadonlyMap<string, OutputFile> {
  const filePlaces = new Set([...files.keys()].map(samePlace));
  const folderPlaces = new Set([...files.keys()].flatMap(parentsOf).map(samePlace));
  const isInTheWay = (path: string) =>
    [path, ...parentsOf(path)].some((each) => filePlaces.has(samePlace(each))) || folderPlaces.has(samePlace(path));
  const known = [...present.owned, ...present.edited];
  return new Map(known.filter(([path, { locale }]) => (locale === null || !locales.has(locale)) && !isInTheWay(path)));
}
