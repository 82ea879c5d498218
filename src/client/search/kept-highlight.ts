import { isRecord } from '../../shared/is-record.ts';
import { storageKey } from '../../shared/state/storage.ts';

/** The words by which a page was found, for the highlight. */
export interface KeptHighlight {
  /** Path of the page, see `pagePath`. */
  readonly path: string;
  readonly words: readonly string[];
}

/** Name of the highlight in the style sheet. */
export const highlightName = 'docsgen-search';

const name = 'search.highlight';

/**
 * Returns the words by which the current page was found; null if it was not found by a search, or
 * without storage.
 */
export function readHighlight(): KeptHighlight | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return isKept(kept) && kept.path === pagePath(location) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptHighlight {
  return isRecord(value) && Array.isArray(value['words']);
}

/** Stores the words by which a page was found until the reader clears the highlight. */
export function keepHighlight(kept: KeptHighlight): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(kept));
  } catch {
    // Without storage there is no highlight.
  }
}

/** Removes the highlight and the stored words. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing is stored.
  }
}

/** Returns the path of a page without `index.html` and trailing slash. */
export function pagePath({ pathname }: URL | Location): string {
  return pathname.replace(/\/(?:index\.html)?$/, '');
}
