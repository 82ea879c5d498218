import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How often a folder is made that somebody removes at the same time. */
const tries = 5;

/**
 * Writes a file so that nobody ever reads a part of it: a run that is killed leaves a temporary file that no one looks for. A folder that is not
 * there is made, however often: somebody may remove the cache while it is in use.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const temporary = temporaryPathOf(path);
      await writeFile(temporary, content);
      await rename(temporary, path);
      return;
    } catch (error) {
      if (!isMissing(error) || attempt === tries) throw error;
      await mkdir(dirname(path), { recursive: true });
    }
  }
}

/** Does the same, and returns when it is done. */
export function writeWholeSync(path: string, content: string | Uint8Array): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const temporary = temporaryPathOf(path);
      writeFileSync(temporary, content);
      renameSync(temporary, path);
      return;
    } catch (error) {
      if (!isMissing(error) || attempt === tries) throw error;
      mkdirSync(dirname(path), { recursive: true });
    }
  }
}

function temporaryPathOf(path: string): string {
  return join(dirname(path), `temporary-${randomUUID()}`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
