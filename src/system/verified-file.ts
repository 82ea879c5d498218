import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashLength, hashOf } from './hash.ts';
import { writeWhole } from './write-whole.ts';

/** Returns the text of a file as `writeVerified` wrote it; null where there is none, and where it is not as it was written. */
export function readVerified(path: string): string | null {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const text = content.slice(hashLength);
  return content.slice(0, hashLength) === hashOf(text) ? text : null;
}

/** Writes a text together with its hash, so that whoever reads it sees whether it is whole. */
export async function writeVerified(path: string, text: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await writeWhole(path, hashOf(text) + text);
}
