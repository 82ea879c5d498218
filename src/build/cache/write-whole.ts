import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file so that nobody ever reads a part of it: a run that is killed leaves a draft that no one looks for. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `draft-${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, path);
}
