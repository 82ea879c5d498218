import { storeEvent } from '../dom.ts';

/** Returns what is kept under a key, null for nothing or where a browser keeps no storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or forgets it, and tells this window; where storage is blocked or full only the window is told. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice lasts as long as the page.
  }
  document.dispatchEvent(new CustomEvent(storeEvent, { detail: key }));
}
