import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from '../../system/hash.ts';
import { stageFile } from '../../workers/stage-file.ts';
import type { Stage } from './stage.ts';
import type { OutputFile } from './written-file.ts';

/** Pictures and fonts are compressed already. */
const texts = /\.(?:html?|css|m?js|json|svg|xml|txt|md|csv|map|webmanifest|ico|wasm)$/;

/** Smaller files fit into one packet of the network as they are. */
const smallest = 1024;

/** Files that are compressed at the same time. */
const most = 4;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const compressors: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => brotliOf(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipOf(bytes, { level: 9 }),
};

/**
 * Adds compressed copies of the texts in an output to the stage. Copies of unchanged files stay.
 * Returns the paths and the size of all copies. `out` is the output folder.
 */
export async function compressFiles(
  stage: Stage,
  out: string,
): Promise<{ readonly paths: readonly string[]; readonly bytes: number }> {
  const wanted = [...stage.files].filter(([path, { size }]) => size >= smallest && isSent(path));
  const paths: string[] = [];
  let bytes = 0;
  const compress = async ([path, { hash, locale }]: readonly [string, OutputFile]) => {
    const source = stage.changed.has(path) ? stageFile(stage.folder, path) : join(out, path);
    for (const [ending, compressor] of Object.entries(compressors)) {
      const copy = `${path}.${ending}`;
      if (stage.files.has(copy)) continue;
      paths.push(copy);
      const make = async () => compressor(await readFile(source));
      const size = await stage.make({ path: copy, key: () => hashOf(ending, hash), locale, make });
      bytes += size;
    }
  };
  const waiting = wanted.values();
  const work = async () => {
    for (const each of waiting) await compress(each);
  };
  await Promise.all(Array.from({ length: most }, work));
  return { paths: paths.toSorted(), bytes };
}

/** Returns whether a file of an output has the name of a compressed copy. */
export function isCompressedCopy(path: string): boolean {
  return Object.keys(compressors).some((ending) => path.endsWith(`.${ending}`));
}

/** Files for hosts are not sent to readers. */
function isSent(path: string): boolean {
  return texts.test(path) && !path.startsWith('.') && path !== 'vercel.json';
}
