import type { Locale } from '../../config/config.ts';
import { pageUrl } from './address.ts';

/** Returns the path of the file with the search box of a locale, relative to the output folder. */
export function searchBoxFile(locale: Locale): string {
  return `assets/search/${locale.name}/box.json`;
}

/** Returns the path of the manifest of a locale's search index, relative to the output folder. */
export function searchManifestFile(locale: Locale): string {
  return `assets/search/${locale.name}/index.json`;
}

/** Returns the path of a locale's OpenSearch description, relative to the output folder. */
export function openSearchFile({ path }: Locale): string {
  return path === '' ? 'opensearch.xml' : `${path}/opensearch.xml`;
}

/** Returns the address of the page with search results. */
export function searchUrl(locale: Locale): string {
  return pageUrl(locale, 'search');
}
