import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPageFile } from '../content/page-file.ts';

/**
 * Returns the absolute path of the first page file in a folder or its subfolders. Returns null if
 * there is none, or no such folder.
 */
export async function findFirstPage(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const page = sorted.find((entry) => entry.isFile() && isPageFile(entry.name));
  if (page) return join(folder, page.name);
  for (const entry of sorted) {
    const found = entry.isDirectory() ? await findFirstPage(join(folder, entry.name)) : null;
    if (found !== null) return found;
  }
  return null;
}
