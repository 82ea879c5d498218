import { storeEvent } from '../dom.ts';

// The server writes the namespace of the site into `<html>`, so that the scripts are the same for
// all sites: `data-storage`, and `data-session` for a site that uses session storage.

/** Returns the storage of the site. Throws if it is blocked. */
export function siteStorage(): Storage {
  return 'session' in document.documentElement.dataset ? sessionStorage : localStorage;
}

/** Returns the key in storage of a value with a name. */
export function storageKey(name: string): string {
  return `${document.documentElement.dataset['storage']}:${name}`;
}

/** Returns the name of the value with a key in storage; null for a value of another site. */
export function storedName(key: string | null): string | null {
  const start = storageKey('');
  return key?.startsWith(start) ? key.slice(start.length) : null;
}

/** Returns the stored value of a name; null if there is none or storage is not available. */
export function readStored(name: string): string | null {
  try {
    return siteStorage().getItem(storageKey(name));
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it, and dispatches `storeEvent` in this window. If storage is blocked
 * or full, it only dispatches the event.
 */
export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) siteStorage().removeItem(storageKey(name));
    else siteStorage().setItem(storageKey(name), value);
  } catch {
    // The choice lasts until the page is closed.
  }
  document.dispatchEvent(new CustomEvent(storeEvent, { detail: name }));
}
