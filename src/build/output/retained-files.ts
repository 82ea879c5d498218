import type { OutputFiles } from './examine-output.ts';
import { parentsOf, samePlace } from './paths.ts';
import type { OutputFile } from './written-file.ts';

interface RetainOptions {
  /** What lies in the output folder. */
  readonly present: Pick<OutputFiles, 'owned' | 'edited'>;
  /** Every file that the build has made. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Names of the locales that were built. */
  readonly locales: ReadonlySet<string>;
}

/**
 * Returns the files of an output that stay when a build has made a part of the locales: those of
 * the other locales, and what locales share, as pages of the others may still name it. What a build
 * of all locales no longer makes goes with the next one of these. A file in whose place the site
 * has another one by now does not stay.
 */
export function retainedFiles({ present, files, locales }: RetainOptions): ReadonlyMap<string, OutputFile> {
  const filePlaces = new Set([...files.keys()].map(samePlace));
  const folderPlaces = new Set([...files.keys()].flatMap(parentsOf).map(samePlace));
  const isInTheWay = (path: string) =>
    [path, ...parentsOf(path)].some((each) => filePlaces.has(samePlace(each))) || folderPlaces.has(samePlace(path));
  const known = [...present.owned, ...present.edited];
  return new Map(known.filter(([path, { locale }]) => (locale === null || !locales.has(locale)) && !isInTheWay(path)));
}
