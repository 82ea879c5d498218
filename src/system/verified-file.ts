import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashLength, hashOf } from './hash.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Returns the text of a file that `writeVerified` wrote; null if the file is missing or damaged.
 */
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

/**
 * Writes a text together with its hash, so that a reader can detect a damaged file. The write is
 * atomic.
 */
export async function writeVerified(path: string, text: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await writeAtomically(path, hashOf(text) + text);
}
