import { readStored, storedName, writeStored } from './storage.ts';

const prefix = 'tab.';

/** Returns the value of the tab that a reader has chosen in a group, or null. */
export function readTabChoice(group: string): string | null {
  return readStored(prefix + group);
}

/** Stores the value of the tab that a reader chooses in a group. */
export function keepTabChoice(group: string, value: string): void {
  writeStored(prefix + group, value);
}

/**
 * Returns the group of a storage key, or null if the key does not belong to the tabs of the site.
 */
export function tabGroupOf(key: string | null): string | null {
  const name = storedName(key);
  return name?.startsWith(prefix) ? name.slice(prefix.length) : null;
}
