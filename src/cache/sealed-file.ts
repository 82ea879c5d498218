import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../system/write-atomically.ts';

const sealLength = 32;

/**
 * Returns the content of a file that `writeSealed` has written. A file that is missing, damaged or
 * of another `identity` gives null.
 */
export async function readSealed(path: string, identity: string): Promise<Buffer | null> {
  try {
    const file = await readFile(path);
    const content = file.subarray(sealLength);
    return sealOf(identity, [content]).equals(file.subarray(0, sealLength)) ? content : null;
  } catch {
    // There is no file yet, or it cannot be read.
    return null;
  }
}

/** Writes a file after a seal: a hash of its content and of the code that may read it. */
export async function writeSealed(path: string, identity: string, content: readonly Uint8Array[]): Promise<void> {
  await writeAtomically(path, Buffer.concat([sealOf(identity, content), ...content]));
}

function sealOf(identity: string, content: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256').update(identity);
  for (const part of content) hash.update(part);
  return hash.digest();
}
