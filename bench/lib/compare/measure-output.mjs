import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Returns how many files a folder holds at any depth, their bytes, and the bytes that they take on the disk. */
export async function measureFolder(folder, isCounted = () => true) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const counted = files.filter(isCounted);
  let [bytes, disk] = [0, 0];
  for (const file of counted) {
    const { size, blocks } = await stat(file);
    bytes += size;
    disk += blocks * 512;
  }
  return { files: counted.length, bytes, disk };
}

/** Returns the bytes of a page, as it is and in brotli 11. */
export async function measurePage(file) {
  const html = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { html: html.length, brotli: brotliCompressSync(html, { params }).length };
}
