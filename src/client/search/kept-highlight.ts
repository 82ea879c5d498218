/** Words that a reader has found on a page, to be shown there. */
export interface KeptHighlight {
  /** Of the page, see `pagePath`. */
  readonly path: string;
  readonly words: readonly string[];
}

/** What the style sheet calls the marks. */
export const highlightName = 'docsgen-search';

const key = 'docsgen.search.highlight';

/** Returns what the page that shows was found by; null if it was not found by a search, or where a browser keeps no storage. */
export function readHighlight(): KeptHighlight | null {
  try {
    const kept: KeptHighlight | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.path === pagePath(location) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what a page was found by until the reader has seen enough of it. */
export function keepHighlight(kept: KeptHighlight): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The page is shown as it is.
  }
}

/** Ends the marks of the page, and forgets what it was found by. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

/** Returns the path of a page, whichever of its forms an address has. */
export function pagePath({ pathname }: URL | Location): string {
  return pathname.replace(/\/(?:index\.html)?$/, '');
}
