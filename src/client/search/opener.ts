import { searchBoxAttribute, searchVersionsAttribute } from '../../shared/dom.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { SearchFile } from '../../shared/search-file.ts';
import { readDocsVersion } from '../../shared/state/docs-version.ts';
import { isMac } from './search-asked.ts';

/** Returns the address of the file with the search box that a button opens. */
export function boxAddress(opener: HTMLAnchorElement): string {
  return new URL(opener.getAttribute(searchBoxAttribute) ?? '', location.href).href;
}

/**
 * Returns the docs version to prefer for each collection: the version of the page, or else the one
 * that the reader has chosen.
 */
export function versionsOf(opener: HTMLAnchorElement): Readonly<Record<string, string>> {
  const own: unknown = JSON.parse(opener.getAttribute(searchVersionsAttribute) ?? '{}');
  const versions = Object.entries(isRecord(own) ? own : {}).flatMap(([collection, ofPage]): [string, string][] => {
    const version = typeof ofPage === 'string' ? ofPage : readDocsVersion(collection);
    return version === null ? [] : [[collection, version]];
  });
  return Object.fromEntries(versions);
}

/** With scripts the link acts as a button. */
export function describe(opener: HTMLAnchorElement): void {
  opener.role = 'button';
  opener.ariaHasPopup = 'dialog';
  opener.setAttribute('aria-keyshortcuts', isMac ? 'Meta+K /' : 'Control+K /');
  if (isMac && opener.dataset['shortcut']) opener.dataset['shortcut'] = '⌘K';
}

/** Returns whether a value is the file with the search box. */
export function isSearchFile(value: unknown): value is SearchFile {
  return isRecord(value) && 'manifestHref' in value;
}
