/** Words that a reader has found on a page, to be shown there. */
export interface KeptHighlight {
  /** Of the page, see `pagePath`. */
  readonly path: string;
  readonly words: readonly string[];
}

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

/** Keeps what a page was found by until the reader has seen enough of it; null forgets it. */
export function keepHighlight(kept: KeptHighlight | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // The page is shown as it is.
  }
}

/** Returns the path of a page, whichever of its forms an address has. */
export function pagePath({ pathname }: URL | Location): string {
  return pathname.replace(/\/(?:index\.html)?$/, '');
}
