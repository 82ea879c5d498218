import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCode } from './error-code.ts';

/**
 * Maximum number of attempts to write the file when another process removes its folder at the same
 * time.
 */
const tries = 5;

/**
 * Writes a file atomically: a reader sees the old content or the new one, never a part. A run that
 * is killed may leave a temporary file, which no reader uses. Creates the folder if it is missing,
 * and again if the cache is removed while it is in use.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const temporary = temporaryPathOf(path);
      await writeFile(temporary, content);
      await rename(temporary, path);
      return;
    } catch (error) {
      if (!isCode(error, 'ENOENT') || attempt === tries) throw error;
      await mkdir(dirname(path), { recursive: true });
    }
  }
}

/** Like `writeAtomically`, but synchronous. */
export function writeAtomicallySync(path: string, content: string | Uint8Array): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const temporary = temporaryPathOf(path);
      writeFileSync(temporary, content);
      renameSync(temporary, path);
      return;
    } catch (error) {
      if (!isCode(error, 'ENOENT') || attempt === tries) throw error;
      mkdirSync(dirname(path), { recursive: true });
    }
  }
}

function temporaryPathOf(path: string): string {
  return join(dirname(path), `temporary-${randomUUID()}`);
}
