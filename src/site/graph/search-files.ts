import type { Locale } from '../../config/config.ts';

/** Returns the file that the search box of a locale is made from, relative to the output folder. */
export function searchBoxFile(locale: Locale): string {
  return `assets/search/${locale.name}/box.json`;
}

/** Returns the file that tells an engine what the index of a locale consists of, relative to the output folder. */
export function searchManifestFile(locale: Locale): string {
  return `assets/search/${locale.name}/index.json`;
}

/** Returns the file that tells browsers how to search a locale, relative to the output folder. */
export function openSearchFile({ path }: Locale): string {
  return path === '' ? 'opensearch.xml' : `${path}/opensearch.xml`;
}
