import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Returns the number of files in a folder and its subfolders, and their size in bytes.
 *
 * @param {string} folder
 */
export async function measureFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return { files: files.length, bytes };
}

/**
 * Returns the size of a page in bytes, uncompressed and with Brotli level 11.
 *
 * @param {string} file
 */
export async function measurePage(file) {
  const html = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { html: html.length, brotli: brotliCompressSync(html, { params }).length };
}
