import { createHash } from 'node:crypto';

/** Characters of a hash. */
export const hashLength = 32;

/** Returns the hash of the parts together, hexadecimal; where one part ends and the next begins counts. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, hashLength);
}
