import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Returns how many files a folder holds at any depth, and their bytes. */
export async function measureFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return { files: files.length, bytes };
}

/** Returns the bytes of a page, as it is and in brotli 11. */
export async function measurePage(file) {
  const html = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { html: html.length, brotli: brotliCompressSync(html, { params }).length };
}
