import { readStored, writeStored } from './storage.ts';

/** Returns the version of a docs collection that the reader has chosen, or null. */
export function readDocsVersion(collection: string): string | null {
  return readStored(keyOf(collection));
}

/** Stores the reader's choice of a version of a docs collection; null removes it. */
export function keepDocsVersion(collection: string, version: string | null): void {
  writeStored(keyOf(collection), version);
}

function keyOf(collection: string): string {
  return `version.${collection}`;
}
