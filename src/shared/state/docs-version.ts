import { readStored, writeStored } from './storage.ts';

/** Returns the version of a docs collection that the reader has chosen, null for none. */
export function readDocsVersion(collection: string): string | null {
  return readStored(keyOf(collection));
}

/** Keeps the version of a docs collection as the reader's choice; null forgets it. */
export function keepDocsVersion(collection: string, version: string | null): void {
  writeStored(keyOf(collection), version);
}

function keyOf(collection: string): string {
  return `docsgen.version.${collection}`;
}
