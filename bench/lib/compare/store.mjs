import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @import { MeasurementKey, Store } from './types.ts' */

/**
 * Returns a store that keeps measurements in a folder, one file each, so that an interrupted
 * benchmark can continue.
 *
 * @param {string} folder
 * @returns {Store}
 */
export function createStore(folder) {
  const fileOf = (/** @type {MeasurementKey} */ { part, generator, pages, run }) =>
    join(folder, part, `${generator} ${pages} ${run}.json`);
  return {
    has: (key) => existsSync(fileOf(key)),
    write: async (key, figures) => {
      await mkdir(join(folder, key.part), { recursive: true });
      const entry = { ...key, at: new Date().toISOString(), figures };
      await writeFile(fileOf(key), `${JSON.stringify(entry, null, 2)}\n`);
    },
    read: async (part) => {
      const names = existsSync(join(folder, part)) ? await readdir(join(folder, part)) : [];
      const texts = await Promise.all(names.map((name) => readFile(join(folder, part, name), 'utf8')));
      return texts.map((text) => JSON.parse(text));
    },
  };
}
