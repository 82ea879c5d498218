import { posix } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Locale } from '../../config/config.ts';
import { contentKey } from '../../content/page-file.ts';
import { nearest } from '../../shared/nearest.ts';
import { entryOf, type Route } from './route.ts';

/** Finds the page that is likely meant by a link that leads to none. */
export interface NearPages {
  /**
   * Returns the file whose name is nearest to a path's, as `Site.keyOfFile` names files; of
   * several, the one whose path is. Null if none is near.
   */
  readonly file: (locale: Locale, wanted: string) => string | null;
  /** Returns the nearest address; null if none is near. */
  readonly url: (locale: Locale, wanted: string) => string | null;
}

interface PageNames {
  readonly urls: readonly string[];
  readonly files: readonly string[];
  /** Of the files, each once. */
  readonly names: readonly string[];
}

/**
 * Returns what finds pages among so many routes. A large site may have thousands of such links:
 * nothing is listed or looked for twice.
 */
export function createNearPages(routes: readonly Route[]): NearPages {
  const lists = new Map<string, PageNames>();
  const found = new Map<string, string | null>();
  const namesIn = (locale: Locale): PageNames => {
    const known = lists.get(locale.name) ?? listNames(routes.filter((route) => route.locale.name === locale.name));
    lists.set(locale.name, known);
    return known;
  };
  const once = (key: string, find: () => string | null): string | null => {
    const known = found.get(key);
    const result = known === undefined ? find() : known;
    found.set(key, result);
    return result;
  };
  return {
    url: (locale, wanted) => once(`url ${locale.name} ${wanted}`, () => nearest(wanted, namesIn(locale).urls)),
    file: (locale, wanted) =>
      once(`file ${locale.name} ${wanted}`, () => {
        const { files, names } = namesIn(locale);
        const base = posix.basename(wanted);
        const name = once(`name ${locale.name} ${base}`, () => nearest(base, names));
        const named = name === null ? [] : files.filter((file) => file.endsWith(name) && posix.basename(file) === name);
        return named.length === 0 ? null : closest(wanted, named);
      }),
  };
}

function listNames(routes: readonly Route[]): PageNames {
  const files = routes.flatMap((route) => {
    const file = entryOf(route)?.source.file;
    return file === undefined ? [] : [contentKey(file)];
  });
  const names = [...new Set(files.map((file) => posix.basename(file)))];
  return { urls: routes.map(({ url }) => url), files, names };
}
