import { storeEvent } from '../dom.ts';

/** Returns the stored value of a key; null if there is none or storage is not available. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it, and dispatches `storeEvent` in this window. If storage is blocked
 * or full, it only dispatches the event.
 */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice lasts until the page is closed.
  }
  document.dispatchEvent(new CustomEvent(storeEvent, { detail: key }));
}
