import { posix } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Locale } from '../../config/config.ts';
import { type ContentFolder, contentKey } from '../../content/content-folders.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Entry } from '../../content/content.ts';

/** Finds the page that was probably meant by a broken link. */
export interface NearPages {
  /**
   * Returns the content file whose name is most similar to that of a path, as a key of
   * `Site.keyOfFile` with its extension. Of several files with that name, it returns the one with
   * the most similar path; null if no name is similar enough.
   */
  readonly file: (locale: Locale, wanted: string) => string | null;
  /** Returns the most similar address; null if none is similar enough. */
  readonly url: (locale: Locale, wanted: string) => string | null;
}

/** A page, as far as its names matter. */
interface NamedPage {
  readonly locale: Locale;
  readonly url: string;
  readonly entry: Entry | null;
}

interface PageNames {
  readonly urls: readonly string[];
  readonly files: readonly string[];
  /** Base names of the files, without duplicates. */
  readonly names: readonly string[];
}

/**
 * Returns the search for similar pages among the routes. A large site may have thousands of broken
 * links, so lists and results are cached.
 */
export function createNearPages(routes: readonly NamedPage[], folders: readonly ContentFolder[]): NearPages {
  const lists = new Map<string, PageNames>();
  const found = new Map<string, string | null>();
  const namesIn = (locale: Locale): PageNames => {
    const inLocale = () => routes.filter((route) => route.locale.name === locale.name);
    const known = lists.get(locale.name) ?? listNames(inLocale(), folders);
    lists.set(locale.name, known);
    return known;
  };
  const cached = (key: string, find: () => string | null): string | null => {
    const known = found.get(key);
    const result = known === undefined ? find() : known;
    found.set(key, result);
    return result;
  };
  return {
    url: (locale, wanted) => cached(`url ${locale.name} ${wanted}`, () => nearest(wanted, namesIn(locale).urls)),
    file: (locale, wanted) =>
      cached(`file ${locale.name} ${wanted}`, () => {
        const { files, names } = namesIn(locale);
        const base = posix.basename(wanted);
        const name = cached(`name ${locale.name} ${base}`, () => nearest(base, names));
        const named = name === null ? [] : files.filter((file) => file.endsWith(name) && posix.basename(file) === name);
        return named.length === 0 ? null : closest(wanted, named);
      }),
  };
}

function listNames(routes: readonly NamedPage[], folders: readonly ContentFolder[]): PageNames {
  const files = routes.flatMap((route) => {
    const file = route.entry?.source.file;
    return file === undefined ? [] : [contentKey(folders, file)];
  });
  const names = [...new Set(files.map((file) => posix.basename(file)))];
  return { urls: routes.map(({ url }) => url), files, names };
}
