import { createHash } from 'node:crypto';

/** Number of characters of a hash. */
export const hashLength = 32;

/**
 * Returns one hexadecimal hash for all parts. It also depends on where one part ends and the next
 * begins.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, hashLength);
}

/** Returns the hash of the content of a file: SHA-256, hexadecimal. Text is hashed as UTF-8. */
export function fileHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
